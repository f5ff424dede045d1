import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';

interface DisclosedProps {
  /** What the button says that opens it. */
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** What is read first, typed into first, or the button that opens it again. */
const FIRST = '[tabindex="-1"], input:not([hidden]), button';

/** A form that is there when somebody asks for it. The focus goes into it, and comes back. */
export const Disclosed = ({ label, children }: DisclosedProps) => {
  const [isOpen, setIsOpen] = useState(false);
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
