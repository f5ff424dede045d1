import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';

interface DisclosedProps {
  /** Label of the button that opens it. */
  readonly label: string;
  /** Open as the page opens, such as for a draft that is kept. */
  readonly isOpenAtFirst?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** The heading, the first field, or the button that opens it again. */
const FIRST = '[tabindex="-1"], input:not([hidden]), button';

/** A form behind a button. The focus moves into it, and back when it closes. */
export const Disclosed = ({ label, isOpenAtFirst = false, children }: DisclosedProps) => {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const wasOpen = useRef(isOpen);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    root.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [isOpen]);

  return (
    <div ref={root} className="w-full">
      {isOpen ? (
        <div className="border-t border-line pt-4">{children(() => setIsOpen(false))}</div>
      ) : (
        <Button look="secondary" onClick={() => setIsOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
};
