import { FORWARDS, type RecordedEvent, START } from '@eventstore/db-client';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { readEvents } from '../../adapters/event-store/read-events.ts';
import { isCopied, lineOf } from './copied-event.ts';
import type { Patience } from './patience.ts';

export interface OurEvent {
  readonly event: RecordedEvent;
  /** Commit position. */
  readonly position: bigint;
  /** Everything that a copy preserves of it, in one line. */
  readonly line: string;
}

export interface ReadOursOptions {
  /** Commit position of the last event already read; undefined to start at the beginning. */
  readonly after: bigint | undefined;
  readonly patience: Patience;
  readonly signal: AbortSignal;
}

/**
 * Yields all of our events in log order up to the end of the log. Skips events of other products that share
 * the log. Resumes after a broken connection.
 */
export async function* readOurs(
  eventStore: EventStore,
  { after, patience, signal }: ReadOursOptions,
): AsyncGenerator<OurEvent, void> {
  let reached = after;
  while (true) {
    const fromPosition = reached === undefined ? START : { commit: reached, prepare: reached };
    const read = eventStore.readAll({ direction: FORWARDS, fromPosition });
    try {
      for await (const event of readEvents(read, signal)) {
        const { commit } = event.position;
        // A read begins with the event at its position.
        if (reached !== undefined && commit <= reached) continue;
        reached = commit;
        patience.moved();
        if (isCopied(event)) yield { event, position: commit, line: lineOf(event) };
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      await patience.after(error);
    }
  }
}
