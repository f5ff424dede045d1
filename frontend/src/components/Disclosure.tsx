import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { headerEntry } from './header-entry.ts';

interface DisclosureProps {
  readonly label: string;
  /** The side of the button that the panel keeps to. */
  readonly side: 'start' | 'end';
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that shows links below it, after the pattern for a site's navigation: the Tab key walks
 * through them, as through all links. Arriving on another page closes it.
 */
export const Disclosure = ({ label, side, children }: DisclosureProps) => {
  const id = useId();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpenAt(undefined);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(undefined);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
        className={`${headerEntry} cursor-pointer`}
      >
        <span className="max-w-40 truncate xl:max-w-24">{label}</span>
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={`absolute top-full z-20 mt-1 w-72 animate-appear rounded-soft border border-line bg-raised p-2 shadow-soft ${side === 'start' ? 'start-0' : 'end-0'}`}
      >
        {children(close)}
      </div>
    </div>
  );
};
