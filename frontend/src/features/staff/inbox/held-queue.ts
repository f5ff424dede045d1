import type { InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';

/** Row of the queue that keeps its place until the reader applies the changes. */
export interface HeldRow {
  readonly thread: InboxThread;
  /** True if a colleague has answered it, or it no longer fits the filter. */
  readonly isGone: boolean;
}

/** Rows in their places, updated from a newer response. */
export interface HeldQueue {
  readonly rows: readonly HeldRow[];
  /** Threads that belong between the rows. */
  readonly added: readonly InboxThread[];
  /** True if other rows are gone, or have moved. */
  readonly isOutOfOrder: boolean;
}

/** Rows in the order of the response. */
export const rowsOf = (threads: readonly InboxThread[]): readonly HeldRow[] =>
  threads.map((thread) => ({ thread, isGone: false }));

/**
 * Keeps each row in its place, with its newest data. Threads below the last row are appended, like those of a
 * further page.
 */
export const holdQueue = (held: readonly HeldRow[], latest: readonly InboxThread[]): HeldQueue => {
  const places = new Map(latest.map(({ threadId }, place) => [threadId, place]));
  const known = new Set(held.map(({ thread }) => thread.threadId));
  const kept = held.map(({ thread }): HeldRow => {
    const place = places.get(thread.threadId);
    const newest = place === undefined ? undefined : latest[place];
    return newest === undefined ? { thread, isGone: true } : { thread: newest, isGone: false };
  });
  const keptPlaces = kept.flatMap(({ thread }) => places.get(thread.threadId) ?? []);
  const last = keptPlaces.length === 0 ? latest.length : Math.max(...keptPlaces);
  const isNew = ({ threadId }: InboxThread) => !known.has(threadId);
  return {
    rows: [...kept, ...rowsOf(latest.slice(last + 1).filter(isNew))],
    added: latest.slice(0, last).filter(isNew),
    isOutOfOrder:
      kept.some(({ isGone }) => isGone) ||
      keptPlaces.some((place, nth) => place < (keptPlaces[nth - 1] ?? 0)),
  };
};
