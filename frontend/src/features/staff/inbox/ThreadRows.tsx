import type { InboxPeople } from '@hearthway/domain/live/live.contract.ts';
import type { InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { useMemo, useRef } from 'react';
import { LongList } from '../../../components/LongList.tsx';
import { useShortcuts } from '../useShortcuts.ts';
import { ThreadRow } from './ThreadRow.tsx';

interface ThreadRowsProps {
  readonly threads: readonly InboxThread[];
  readonly people: InboxPeople['people'];
  readonly nameOf: (staffId: string) => string;
  readonly isComplete: boolean;
  /** Of another filter. */
  readonly isStale: boolean;
}

/** Pixels: a row of middle height. */
const USUAL_HEIGHT = 96;
const GAP = 8;

/** Goes to the next and to the previous thread. */
const NEXT_KEY = 'j';
const PREVIOUS_KEY = 'k';

/** The rows, each a link. Single letters move the focus along them, and Enter follows it. */
export const ThreadRows = ({ threads, people, nameOf, isComplete, isStale }: ThreadRowsProps) => {
  const root = useRef<HTMLDivElement>(null);
  const move = (by: 1 | -1) => {
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>('a[data-thread]') ?? [])];
    const at = links.findIndex((link) => link.matches(':focus'));
    const next = at === -1 ? links.at(by === 1 ? 0 : -1) : links[at + by];
    next?.focus();
  };
  useShortcuts({ [NEXT_KEY]: () => move(1), [PREVIOUS_KEY]: () => move(-1) });
  const items = useMemo(
    () =>
      threads.map((thread) => ({
        id: thread.threadId,
        thread,
        people: people.filter(({ threadId }) => threadId === thread.threadId),
      })),
    [threads, people],
  );
  return (
    <div ref={root} className={`transition-opacity ${isStale ? 'opacity-60' : ''}`}>
      <LongList
        items={items}
        usualHeight={USUAL_HEIGHT}
        gap={GAP}
        isComplete={isComplete}
        memory={undefined}
      >
        {(item) => <ThreadRow thread={item.thread} people={item.people} nameOf={nameOf} />}
      </LongList>
    </div>
  );
};
