import { type ReadMessage, StreamDeletedError } from '../reading/message.ts';
import { visiblePages } from '../reading/read-stream.ts';
import { countTurns } from '../reading/turns.ts';
import { NO_EVENTS, type Revision, TOMBSTONE_REVISION } from '../semantics/event.ts';
import {
  effectiveState,
  isSoftDeleted,
  isTombstoned,
  type StreamState,
} from '../semantics/stream-metadata.ts';
import type { EventLog } from '../storage/event-log.ts';
import type { Following } from './follow-all.ts';

export interface StreamSubscription {
  readonly streamId: string;
  /** Exclusive. */
  readonly from: Revision | 'start' | 'end';
  /** Delivers the tombstone as the last event, after the other events of the stream. */
  readonly throughTombstone?: boolean;
}

/**
 * Yields everything in a stream after a revision, without end. The stream need not exist yet. Throws
 * `StreamDeletedError` when it is tombstoned, now or later, unless `throughTombstone` is set.
 */
export async function* followStream(
  { log, feed, resolve, signal, clock }: Following & { readonly clock: () => number },
  { streamId, from, throughTombstone = false }: StreamSubscription,
): AsyncGenerator<ReadMessage, void> {
  let revision =
    from === 'start' ? NO_EVENTS : from === 'end' ? log.stateOf(streamId).lastRevision : from;
  const turns = countTurns();

  while (!signal.aborted) {
    // Everything up to here is read from storage below; the feed takes over after it.
    let position = log.head();
    const current = effectiveState(streamId, log.stateOf);
    if (isTombstoned(current) && !throughTombstone) throw new StreamDeletedError(streamId);
    const state = isTombstoned(current) ? stateBefore(current, streamId, log) : current;
    let isBehind = false;
    if (!isSoftDeleted(state) && revision !== TOMBSTONE_REVISION) {
      const query = { streamId, direction: 'forwards', from: revision + 1 } as const;
      for (const { considered, visible } of visiblePages({ log, clock }, query, state)) {
        for (const event of visible) {
          revision = event.revision;
          yield { kind: 'event', event: resolve(event) };
          if (signal.aborted) return;
        }
        if (turns.isDue(considered)) await turns.next();
        if (signal.aborted) return;
      }
    }
    yield { kind: 'caughtUp' };

    while (!isBehind && !signal.aborted) {
      const events = feed.after(position);
      if (events === undefined) {
        isBehind = true;
        yield { kind: 'fellBehind' };
        continue;
      }
      for (const event of events) {
        position = event.position;
        if (event.streamId !== streamId || event.revision <= revision) continue;
        revision = event.revision;
        yield { kind: 'event', event: resolve(event) };
        if (event.revision === TOMBSTONE_REVISION && !throughTombstone)
          throw new StreamDeletedError(streamId);
      }
      if (turns.isDue(events.length)) await turns.next();
      await feed.beyond(position, signal);
      turns.restart();
    }
  }
}

/** State of a tombstoned stream without its tombstone. */
const stateBefore = (tombstoned: StreamState, streamId: string, log: EventLog): StreamState => {
  const from = TOMBSTONE_REVISION - 1;
  const [last] = log.readStream({ streamId, from, direction: 'backwards', limit: 1 });
  return { ...tombstoned, lastRevision: last?.revision ?? NO_EVENTS };
};
