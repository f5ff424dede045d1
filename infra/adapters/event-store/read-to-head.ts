import type { EventStore } from './event-store.ts';
import { HEAD_WITHIN_MS, readHead } from './head.ts';
import { explained } from './refusal.ts';
import { type EventBatch, type ReadLogOptions, subscribeToAll } from './subscribe-to-all.ts';

export type ReadToHeadOptions = ReadLogOptions & {
  /**
   * Commit position of the last event to include, which the log must have reached. Omitted: the head of the
   * log when reading begins.
   */
  readonly until?: bigint | undefined;
};

export interface HistoryBatch extends EventBatch {
  /** Progress from `after` to the end, by positions: grows from 0 to 1, which the last batch has. */
  readonly share: number;
}

/**
 * Yields all matching events that are in the log now, in order, and then the end, even if the last events of
 * the log do not match. There is at least one batch, and the last has the position of the end.
 *
 * Rejects with the reason of the signal when it is aborted, with the result of `explained` when the
 * subscription is dropped, and when the event store does not report the end of the log within 5 s.
 */
export async function* readToHead(
  eventStore: EventStore,
  { until, ...options }: ReadToHeadOptions,
): AsyncGenerator<HistoryBatch, void> {
  const { after, signal } = options;
  signal.throwIfAborted();
  const head = until ?? (await readHead(eventStore, { withinMs: HEAD_WITHIN_MS, signal }));
  if (after >= head) {
    yield { events: [], position: after, share: 1 };
    return;
  }
  const what = `the event log up to position ${head}`;
  const batches = subscribeToAll(eventStore, { ...options, head, what });
  try {
    for await (const { events, position } of batches) {
      if (position < head) {
        yield { events, position, share: Number(position - after) / Number(head - after) };
        continue;
      }
      // Later events were stored since.
      const upToHead = events.filter((event) => event.position.commit <= head);
      yield { events: upToHead, position: head, share: 1 };
      return;
    }
  } catch (error) {
    throw explained(error);
  }
  signal.throwIfAborted();
}
