import { type ComponentType, useEffect, useState } from 'react';

interface PartOnOpenOptions<Props> {
  readonly isOpen: boolean;
  /** Always the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** It could not be loaded. */
  readonly onBroken: () => void;
}

interface PartOnOpen<Props> {
  /** Undefined until it has been loaded. */
  readonly Part: ComponentType<Props> | undefined;
  readonly isBroken: boolean;
}

/** Loads a part when it is opened: most people never open it. Opening it again is another try. */
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
