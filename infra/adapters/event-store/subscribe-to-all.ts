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
import { waitFor } from './waiting.ts';

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** Commit position up to which everything has been seen, filtered events included. */
  readonly position: bigint;
}

/** Filter that the server applies. */
export type Wanted =
  /** Prefixes of stream names. */
  | { readonly prefixes: readonly string[] }
  /** Prefixes of event types. */
  | { readonly types: readonly string[] };

export type ReadLogOptions = Wanted & {
  /** Commit position of the last event already seen; 0 to start at the beginning. */
  readonly after: bigint;
  readonly maxEvents: number;
  readonly signal: AbortSignal;
};

export type SubscribeOptions = ReadLogOptions & {
  /** Commit position that the log had reached before the call. */
  readonly head: bigint;
  /** Completes "waiting for …", for the operator. */
  readonly what: string;
};

/**
 * Yields all matching events in order, first stored ones and then new ones.
 *
 * The server reports a position only with a matching event and with every 32nd event of any kind, so the last
 * position it reports while catching up may stay up to 63 events before the end of the log forever. Its
 * "caught up" message shows that everything up to `head` has been seen, and the batch says so. Positions
 * never go backwards, though the server's may when it falls behind.
 *
 * Ends when the signal is aborted; throws when the subscription is dropped.
 */
export async function* subscribeToAll(
  eventStore: EventStore,
  { after, head, what, maxEvents, signal, ...wanted }: SubscribeOptions,
): AsyncGenerator<EventBatch, void> {
  if (signal.aborted) return;
  const subscription = eventStore.subscribeToAll(
    {
      fromPosition: after === 0n ? START : { commit: after, prepare: after },
      filter: filterOf(wanted),
    },
    { highWaterMark: maxEvents },
  );
  // Pushed among the events, so that a position cannot overtake those before it.
  subscription.on('confirmation', () => pushPosition(subscription, after));
  subscription.on('caughtUp', () => pushPosition(subscription, head));
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
  const wait = waitFor(eventStore, what);
  let position = after;
  try {
    while (!subscription.destroyed) {
      const batch = takeWaiting(subscription, maxEvents);
      if (batch !== undefined) {
        const hasMoved = batch.position > position;
        if (hasMoved) position = batch.position;
        wait.stop(hasMoved);
        yield { ...batch, position };
        continue;
      }
      wait.start();
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      // Collects all events of one packet.
      await nextTurn();
    }
  } finally {
    signal.removeEventListener('abort', abort);
    wait.stop(false);
    await subscription.unsubscribe();
  }
  if (!signal.aborted) throw failure ?? new Error('The event store ended the subscription.');
}

const filterOf = (wanted: Wanted): Filter =>
  'types' in wanted
    ? eventTypeFilter({ prefixes: [...wanted.types], ...CHECKPOINTS })
    : streamNameFilter({ prefixes: [...wanted.prefixes], ...CHECKPOINTS });

/** Greater positions stand for the end of the log, which the server also writes when it has read nothing. */
const GREATEST_POSITION = 2n ** 63n - 1n;

const CHECKPOINTS: Pick<Filter, 'checkpointInterval' | 'checkpointReached'> = {
  checkpointInterval: 1,
  // A checkpoint with a smaller prepare position lies before the event at its commit position. That event has
  // been examined too and does not match.
  checkpointReached: (reached, { commit }) => {
    if (commit <= GREATEST_POSITION) pushPosition(reached, commit);
  },
};

const pushPosition = (subscription: AllStreamSubscription, commitPosition: bigint): void => {
  const position: AllStreamResolvedEvent = { commitPosition };
  subscription.push(position);
};

/**
 * Returns undefined when nothing is waiting. Synchronous, since a promise for each event would cost as much
 * as all its other work.
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
    const reached = event?.position.commit ?? commitPosition ?? 0n;
    if (position === undefined || reached > position) position = reached;
  }
  return position === undefined ? undefined : { events, position };
};
