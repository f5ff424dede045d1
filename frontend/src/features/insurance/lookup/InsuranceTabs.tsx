import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { TAB, TAB_ROW } from '../../../components/tab-classes.ts';

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

interface InsuranceTabsProps {
  /** Accessible name of the set of tabs. */
  readonly label: string;
  /** The first tab is open initially. */
  readonly tabs: readonly Tab[];
}

/**
 * Tabs with arrow keys, Home and End. Without scripts, shows all panels in sequence. Unlike `Tabs`, contains
 * no styles, as required on public pages.
 */
export const InsuranceTabs = ({ label, tabs }: InsuranceTabsProps) => {
  const set = useId();
  const [open, setOpen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === open),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    setOpen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className={`${TAB_ROW} noscript:hidden print:hidden`}
      >
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${set}-${id}-tab`}
            aria-controls={`${set}-${id}`}
            aria-selected={id === open}
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
            className={`${TAB} px-3 text-start aria-selected:border-accent aria-selected:text-accent`}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${set}-${id}`}
          aria-labelledby={`${set}-${id}-tab`}
          className={`py-6 ${id === open ? '' : 'hidden noscript:block'}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
};

const nextTab = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};
