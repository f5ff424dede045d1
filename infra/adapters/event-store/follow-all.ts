import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  eventTypeFilter,
  type Filter,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { EventStore } from './event-store.ts';

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** The commit position up to which everything has been seen, what was filtered out included. */
  readonly position: bigint;
}

/** Filter that the server applies. */
type Wanted =
  /** Streams whose names start with one of these. */
  | { readonly prefixes: readonly string[] }
  /** Events whose types start with one of these. */
  | { readonly types: readonly string[] };

export type FollowAllOptions = Wanted & {
  /** The commit position of the last event already seen; 0 to start at the beginning. */
  readonly after: bigint;
  readonly maxEvents: number;
  readonly signal: AbortSignal;
};

/**
 * Every event that is asked for, in order, those of the past and then those to come.
 *
 * A batch holds all events that are waiting: many while catching up, since events gather during the
 * caller's work, and a single event as soon as it arrives when live. A batch without
 * events moves the position past what was filtered out; the first may say nothing but that the log
 * is being followed.
 *
 * Ends when the signal is aborted; throws when the subscription is dropped.
 */
export async function* followAll(
  eventStore: EventStore,
  { after, maxEvents, signal, ...wanted }: FollowAllOptions,
): AsyncGenerator<EventBatch, void> {
  if (signal.aborted) return;
  const subscription = eventStore.subscribeToAll(
    {
      fromPosition: after === 0n ? START : { commit: after, prepare: after },
      filter: filterOf(wanted),
    },
    { highWaterMark: maxEvents },
  );
  subscription.on('confirmation', () => {
    const started: AllStreamResolvedEvent = { commitPosition: after };
    subscription.push(started);
  });
  let failure: Error | undefined;
  let wake = (): void => {};
  const end = (error?: Error): void => {
    failure ??= error;
    subscription.destroy();
  };
  const abort = (): void => end();
  subscription.on('error', end);
  subscription.on('readable', () => wake());
  subscription.on('close', () => wake());
  signal.addEventListener('abort', abort);
  try {
    while (!subscription.destroyed) {
      const batch = takeWaiting(subscription, maxEvents);
      if (batch !== undefined) {
        yield batch;
        continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      // Collects all events of one packet.
      await nextTurn();
    }
  } finally {
    signal.removeEventListener('abort', abort);
    await subscription.unsubscribe();
  }
  if (!signal.aborted) throw failure ?? new Error('The event store ended the subscription.');
}

const filterOf = (wanted: Wanted): Filter =>
  'types' in wanted
    ? eventTypeFilter({ prefixes: [...wanted.types], ...CHECKPOINTS })
    : streamNameFilter({ prefixes: [...wanted.prefixes], ...CHECKPOINTS });

const CHECKPOINTS: Pick<Filter, 'checkpointInterval' | 'checkpointReached'> = {
  checkpointInterval: 1,
  // Pushed among the events, so that a checkpoint cannot overtake those before it.
  checkpointReached: (reached, { commit }) => {
    const checkpoint: AllStreamResolvedEvent = { commitPosition: commit };
    reached.push(checkpoint);
  },
};

/**
 * Undefined when nothing is waiting. Taken without a promise for each, which costs as much as all
 * else that is done with an event.
 */
const takeWaiting = (
  subscription: AllStreamSubscription,
  maxEvents: number,
): EventBatch | undefined => {
  const events: StoredEvent[] = [];
  let position: bigint | undefined;
  while (events.length < maxEvents) {
    const message: AllStreamResolvedEvent | null = subscription.read();
    if (message === null) break;
    const { event, commitPosition } = message;
    if (event !== undefined) events.push(event);
    position = event?.position.commit ?? commitPosition ?? position;
  }
  return position === undefined ? undefined : { events, position };
};
