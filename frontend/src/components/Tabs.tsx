import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { TAB, TAB_ROW } from './tab-classes.ts';

interface TabsProps {
  /** Accessible name of the set of tabs. */
  readonly label: string;
  /** The first tab is open initially. */
  readonly tabs: readonly Tab[];
}

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly isDisabled?: boolean;
  readonly content: ReactNode;
}

/** Arrow keys move between tabs. Not for public pages, whose HTML must not contain styles. */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <Radix.Root defaultValue={tabs[0]?.id}>
    <Radix.List aria-label={label} className={TAB_ROW}>
      {tabs.map(({ id, name, isDisabled }) => (
        <Radix.Trigger
          key={id}
          value={id}
          disabled={isDisabled}
          className={`${TAB} px-3 disabled:cursor-not-allowed disabled:text-text-soft disabled:line-through data-[state=active]:border-accent data-[state=active]:text-accent`}
        >
          {name}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map(({ id, content }) => (
      <Radix.Content key={id} value={id} className="rounded-soft py-4">
        {content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
