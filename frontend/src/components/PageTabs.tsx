import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { stayInPlace } from './stay-in-place.ts';
import { TAB, TAB_ROW } from './tab-classes.ts';

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

/** Room for the end of the tab before, which shows that there is one. */
const PEEK_PX = 24;

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
  const place = tabs.indexOf(open);
  // The address may be of a tab that a phone has no room for.
  useEffect(() => {
    const tab = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place];
    const start = tab?.offsetLeft ?? 0;
    list.current?.scrollTo({ left: start - list.current.offsetLeft - PEEK_PX });
  }, [place]);

  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, place, tabs.length);
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
        className={`${TAB_ROW} print:hidden`}
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
            className={`${TAB} inline-flex items-center px-2 text-text no-underline aria-selected:border-accent aria-selected:text-accent max-sm:text-sm`}
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
