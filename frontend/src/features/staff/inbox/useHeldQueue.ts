import type { InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { type HeldQueue, type HeldRow, holdQueue, rowsOf } from './held-queue.ts';

interface HeldQueueOptions {
  readonly threads: readonly InboxThread[];
  /** Key of the list that contains the threads: another list starts in its own order. */
  readonly listKey: string;
  /** Element around the rows. */
  readonly root: RefObject<HTMLElement | null>;
}

interface Held {
  readonly listKey: string;
  readonly rows: readonly HeldRow[];
}

/**
 * Queue as the reader sees it: rows keep their places while the reader uses the list, until the changes are
 * applied.
 */
export const useHeldQueue = ({ threads, listKey, root }: HeldQueueOptions) => {
  const [held, setHeld] = useState<Held>();
  const rows = held?.listKey === listKey ? held.rows : undefined;
  const queue = useMemo((): HeldQueue => {
    if (rows !== undefined) return holdQueue(rows, threads);
    return { rows: rowsOf(threads), added: [], isOutOfOrder: false };
  }, [rows, threads]);
  const takeIn = (): void => setHeld({ listKey, rows: rowsOf(threads) });
  // Runs before the new order is painted.
  useLayoutEffect(() => {
    setHeld((before) =>
      before?.listKey === listKey && before.rows.length > 0 && isInUse(root.current)
        ? { listKey, rows: holdQueue(before.rows, threads).rows }
        : { listKey, rows: rowsOf(threads) },
    );
  }, [threads, listKey, root]);
  return { ...queue, takeIn };
};

/** Checks whether the focus or the pointer is in the list, or the page is scrolled down. */
const isInUse = (root: HTMLElement | null): boolean =>
  root !== null &&
  (root.contains(document.activeElement) ||
    root.matches(':hover') ||
    root.getBoundingClientRect().top < 0);
