import type { InboxPeople } from '@hearthway/domain/live/live.contract.ts';
import type { InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LongList } from '../../../components/LongList.tsx';
import { NEWS_KEY, useShortcuts } from '../useShortcuts.ts';
import { QueueNews } from './QueueNews.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { useHeldQueue } from './useHeldQueue.ts';

interface ThreadRowsProps {
  readonly threads: readonly InboxThread[];
  /** Key of the list that contains the threads. */
  readonly listKey: string;
  readonly people: InboxPeople['people'];
  readonly nameOf: (staffId: string) => string;
  readonly isComplete: boolean;
  /** True if the rows belong to another filter. */
  readonly isStale: boolean;
}

/** Pixels: a row of average height. */
const USUAL_HEIGHT = 96;
const GAP = 8;

/** Keys for the next and the previous thread. */
const NEXT_KEY = 'j';
const PREVIOUS_KEY = 'k';

/**
 * Rows, each a link. Single letters move the focus along them, and Enter follows the link. The focus stays on
 * its thread when changes of the queue are applied.
 */
export const ThreadRows = ({
  threads,
  listKey,
  people,
  nameOf,
  isComplete,
  isStale,
}: ThreadRowsProps) => {
  const root = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<string>(undefined);
  const { rows, added, isOutOfOrder, takeIn } = useHeldQueue({ threads, listKey, root });
  const links = () => [
    ...(root.current?.querySelectorAll<HTMLAnchorElement>('a[data-thread]') ?? []),
  ];
  const move = (by: 1 | -1) => {
    const shown = links();
    const at = shown.findIndex((link) => link.matches(':focus'));
    const next = at === -1 ? shown.at(by === 1 ? 0 : -1) : shown[at + by];
    next?.focus();
  };
  const update = () => {
    if (added.length === 0 && !isOutOfOrder) return;
    flushSync(takeIn);
    const shown = links();
    const last = shown.find((link) => link.dataset['thread'] === lastFocused.current);
    (last ?? shown[0])?.focus();
  };
  useShortcuts({
    [NEXT_KEY]: () => move(1),
    [PREVIOUS_KEY]: () => move(-1),
    [NEWS_KEY]: update,
  });
  const items = useMemo(
    () =>
      rows.map((row) => ({
        ...row,
        id: row.thread.threadId,
        people: people.filter(({ threadId }) => threadId === row.thread.threadId),
      })),
    [rows, people],
  );
  return (
    <>
      <QueueNews added={added} isOutOfOrder={isOutOfOrder} onTakeIn={update} />
      <div ref={root} className={`transition-opacity ${isStale ? 'opacity-60' : ''}`}>
        <LongList
          items={items}
          usualHeight={USUAL_HEIGHT}
          gap={GAP}
          isComplete={isComplete}
          memory={undefined}
        >
          {({ thread, isGone, people: here }) => (
            <ThreadRow
              {...{ thread, isGone, nameOf }}
              people={here}
              onFocus={() => {
                lastFocused.current = thread.threadId;
              }}
            />
          )}
        </LongList>
      </div>
    </>
  );
};
