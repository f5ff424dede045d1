import type { EventStore } from './event-store.ts';
import { HEAD_WITHIN_MS, readHead } from './head.ts';
import { type EventBatch, type ReadLogOptions, subscribeToAll } from './subscribe-to-all.ts';

export type FollowAllOptions = ReadLogOptions & {
  /**
   * Idle time since the head was reached after which it resubscribes, so that the position reaches the end of
   * a log that has fallen silent. Omitted: never.
   */
  readonly renewAfterMs?: number;
};

/**
 * Yields all matching events in order, first stored ones and then new ones.
 *
 * A batch contains all waiting events: many while catching up, since events gather during the caller's work,
 * and a single event as soon as it arrives when live. A batch without events moves the position past what was
 * filtered out; the first may only report that the log is being followed. When everything that was in the log
 * at the start has been seen, the position says so; from then on it may stay up to 31 non-matching events
 * behind the end of the log.
 *
 * Ends when the signal is aborted; throws when the subscription is dropped, and when the event store does not
 * report the end of the log within 5 s.
 */
export async function* followAll(
  eventStore: EventStore,
  { renewAfterMs, ...options }: FollowAllOptions,
): AsyncGenerator<EventBatch, void> {
  const { signal } = options;
  let { after } = options;
  while (!signal.aborted) {
    const head = await readHead(eventStore, { withinMs: HEAD_WITHIN_MS, signal }).catch(
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    if (head === undefined) return;
    const renewing = new AbortController();
    const ending = AbortSignal.any([signal, renewing.signal]);
    let silence: NodeJS.Timeout | undefined;
    try {
      for await (const batch of subscribeToAll(eventStore, {
        ...options,
        after,
        head,
        what: 'new events in the log',
        signal: ending,
      })) {
        clearTimeout(silence);
        yield batch;
        after = batch.position;
        if (renewAfterMs !== undefined && after >= head)
          silence = setTimeout(() => renewing.abort(), renewAfterMs);
      }
    } finally {
      clearTimeout(silence);
    }
  }
}
