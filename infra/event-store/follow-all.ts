import { addAbortSignal } from 'node:stream';
import {
  type AllStreamRecordedEvent,
  type AllStreamResolvedEvent,
  excludeSystemEvents,
  START,
} from '@eventstore/db-client';
import type { EventStore } from './event-store.ts';

export type StoredEvent = AllStreamRecordedEvent;

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** The commit position up to which everything has been seen, system events included. */
  readonly position: bigint;
}

export interface FollowAllOptions {
  /** The commit position of the last event already seen; undefined to start at the beginning. */
  readonly after: bigint | undefined;
  readonly mostEvents: number;
  readonly signal: AbortSignal;
}

/**
 * Every event in the log but the system's own, in order, those of the past and then those to come.
 *
 * A batch is whatever is waiting when it is asked for: large while catching up, since events gather
 * during the caller's work, and a single event as soon as it arrives when live. A batch without
 * events moves the position past system events.
 *
 * Ends when the signal is aborted; throws when the subscription is dropped.
 */
export async function* followAll(
  eventStore: EventStore,
  { after, mostEvents, signal }: FollowAllOptions,
): AsyncGenerator<EventBatch, void> {
  if (signal.aborted) return;
  const subscription = eventStore.subscribeToAll(
    {
      fromPosition: after === undefined ? START : { commit: after, prepare: after },
      filter: excludeSystemEvents({
        checkpointInterval: 1,
        // Pushed among the events, so that a checkpoint cannot overtake those before it.
        checkpointReached: (reached, { commit }) => {
          const checkpoint: AllStreamResolvedEvent = { commitPosition: commit };
          reached.push(checkpoint);
        },
      }),
    },
    { highWaterMark: mostEvents },
  );
  // One that comes after the loop has ended would have no listener and end the process.
  subscription.on('error', () => subscription.destroy());
  let position: bigint | undefined;
  let events: StoredEvent[] = [];
  try {
    for await (const { event, commitPosition } of addAbortSignal(signal, subscription)) {
      if (event !== undefined) events.push(event);
      position = event?.position.commit ?? commitPosition ?? position;
      const isLast = subscription.readableLength === 0 || events.length >= mostEvents;
      if (isLast && position !== undefined) {
        yield { events, position };
        events = [];
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await subscription.unsubscribe();
  }
  if (!signal.aborted) throw new Error('The event store ended the subscription.');
}
