import { addAbortSignal } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AllStreamResolvedEvent, START, streamNameFilter } from '@eventstore/db-client';
import type { EventStore } from './event-store.ts';

/** An event as it lies in the log. What it holds is whatever was once written: nobody has parsed it. */
export interface StoredEvent {
  readonly id: string;
  readonly streamId: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata?: unknown;
  /** Its place in the log, which only grows. */
  readonly position: { readonly commit: bigint };
}

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** The commit position up to which everything has been seen, what was filtered out included. */
  readonly position: bigint;
}

export interface FollowAllOptions {
  /** Streams whose names start with one of these; the others never leave the server. */
  readonly prefixes: readonly string[];
  /** The commit position of the last event already seen; 0 to start at the beginning. */
  readonly after: bigint;
  readonly mostEvents: number;
  readonly signal: AbortSignal;
}

/**
 * Every event in the streams that are asked for, in order, those of the past and then those to come.
 *
 * A batch is whatever is waiting when it is asked for: large while catching up, since events gather
 * during the caller's work, and a single event as soon as it arrives when live. A batch without
 * events moves the position past what was filtered out; the first may say nothing but that the log
 * is being followed.
 *
 * Ends when the signal is aborted; throws when the subscription is dropped.
 */
export async function* followAll(
  eventStore: EventStore,
  { prefixes, after, mostEvents, signal }: FollowAllOptions,
): AsyncGenerator<EventBatch, void> {
  if (signal.aborted) return;
  const subscription = eventStore.subscribeToAll(
    {
      fromPosition: after === 0n ? START : { commit: after, prepare: after },
      filter: streamNameFilter({
        prefixes: [...prefixes],
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
  subscription.on('confirmation', () => {
    const started: AllStreamResolvedEvent = { commitPosition: after };
    subscription.push(started);
  });
  // One that comes after the loop has ended would have no listener and end the process.
  subscription.on('error', () => subscription.destroy());
  let position: bigint | undefined;
  let events: StoredEvent[] = [];
  try {
    for await (const { event, commitPosition } of addAbortSignal(signal, subscription)) {
      if (event !== undefined) events.push(event);
      position = event?.position.commit ?? commitPosition ?? position;
      // What came in the same packet belongs together.
      if (subscription.readableLength === 0) await nextTurn();
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
