import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { stayInPlace } from './stay-in-place.ts';

/** Tab with its own address. */
export interface PageTab {
  readonly id: string;
  readonly path: string;
  readonly name: MessageDescriptor;
}

interface PageTabsProps<Tab extends PageTab> {
  /** Accessible name of the set of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: Tab;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Arrow keys, Home and End move between tabs, as in `Tabs`. Each tab links to its address. */
export const PageTabs = <Tab extends PageTab>({
  label,
  tabs,
  open,
  children,
}: PageTabsProps<Tab>) => {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const set = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, tabs.indexOf(open), tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    // Replaces the history entry: Back leaves the page, regardless of the tabs visited.
    void navigate(tab.path, { replace: true, ...stayInPlace });
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="flex flex-wrap gap-x-1 border-b border-line print:hidden"
      >
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={tab.path}
            {...stayInPlace}
            role="tab"
            id={`${set}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${set}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            className="touch -mb-px inline-flex min-w-0 items-center rounded-t-soft border-b-4 border-transparent px-2 py-2 font-semibold text-text no-underline max-sm:text-sm transition-colors hover:bg-accent-wash aria-selected:border-accent aria-selected:text-accent sm:px-4"
          >
            {i18n._(tab.name)}
          </Link>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${set}-panel`}
        aria-labelledby={`${set}-${open.id}`}
        className="rounded-soft py-6"
      >
        {children}
      </div>
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
