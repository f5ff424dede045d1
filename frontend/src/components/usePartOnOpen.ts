import { type ComponentType, useEffect, useState } from 'react';

interface PartOnOpenOptions<Props> {
  readonly isOpen: boolean;
  /** Must be a stable function. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Called if loading fails. */
  readonly onBroken: () => void;
}

interface PartOnOpen<Props> {
  /** Undefined until loaded. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isBroken: boolean;
}

/** Loads a part when it is first opened, since most people never open it. Opening it again retries. */
export const usePartOnOpen = <Props>({
  isOpen,
  load,
  onBroken,
}: PartOnOpenOptions<Props>): PartOnOpen<Props> => {
  const [isBroken, setIsBroken] = useState(false);
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isOpen) return;
    setIsBroken(false);
    load().then(
      (part) => setPart(() => part),
      () => {
        setIsBroken(true);
        onBroken();
      },
    );
  }, [isOpen, load, onBroken]);
  return { Part, isBroken };
};
