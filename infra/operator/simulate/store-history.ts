import { jsonEvent } from '@eventstore/db-client';
import { ERASURE_TYPES, streams } from '@hearthway/domain/contexts.ts';
import { appendToStream } from '../../adapters/event-store/append-to-stream.ts';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { readToHead } from '../../adapters/event-store/read-to-head.ts';
import type { SimulatedEvent } from './recorder.ts';

/** Throws a one-sentence error when the log contains any event of ours. */
export const expectNewLog = async (eventStore: EventStore, signal: AbortSignal): Promise<void> => {
  const prefixes = streams.map(({ nameOf }) => nameOf(''));
  const history = readToHead(eventStore, { prefixes, after: 0n, maxEvents: 1, signal });
  for await (const { events } of history)
    if (events.length > 0)
      throw new Error(
        'This log holds events already, and simulated people would be counted among the real ones. Set DATA_DIR to another directory, or say --into-existing.',
      );
};

/** Time to wait after an interruption for unanswered events in flight. */
const PATIENCE_MS = 1_000;

/** More in flight would not be faster. */
const MAX_IN_FLIGHT = 15;

export interface StoreHistoryOptions {
  readonly eventStore: EventStore;
  readonly history: Iterable<SimulatedEvent>;
  /** Stops after the events in flight, a second later at most. */
  readonly signal: AbortSignal;
  readonly onStored: (stored: number) => void;
  /** Called with deleted accounts before their events are stored, on which projections rely. */
  readonly onErasing: (person: ErasedPerson) => Promise<void>;
}

interface ErasedPerson {
  readonly user_id: string;
  readonly erased_at: Date;
}

/**
 * Appends the events in order, and resolves with their number. Rejects with the client's error when one
 * cannot be stored: earlier ones are.
 */
export const storeHistory = async ({
  eventStore,
  history,
  signal,
  onStored,
  onErasing,
}: StoreHistoryOptions): Promise<number> => {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let stored = 0;
  let wake = (): void => {};
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  const interrupt = (): void => {
    wake();
    setTimeout(giveUp, PATIENCE_MS);
  };
  signal.addEventListener('abort', interrupt, { once: true });
  const append = async ({ streamName, ...event }: SimulatedEvent): Promise<void> => {
    try {
      const events = [jsonEvent(event)];
      await appendToStream(eventStore, { streamName, events, expectedRevision: 'any' });
      stored += 1;
      onStored(stored);
    } catch (error) {
      failures.push(error);
    }
  };
  const isOver = (): boolean => signal.aborted || failures.length > 0;
  /** The first append opens the call, and appends that wait for it would leave in another order. */
  const isFull = (): boolean => underWay.size >= (stored === 0 ? 1 : MAX_IN_FLIGHT);
  for (const event of history) {
    if (ERASURE_TYPES.includes(event.type)) await onErasing(personOf(event));
    const appended = append(event).finally(() => {
      underWay.delete(appended);
      wake();
    });
    underWay.add(appended);
    while (isFull() && !isOver())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    // Checked before the next event is taken, so that every account has been registered in the log.
    if (isOver()) break;
  }
  await Promise.race([Promise.all(underWay), givenUp]);
  signal.removeEventListener('abort', interrupt);
  for (const failure of failures) throw failure;
  return stored;
};

const personOf = ({ metadata }: SimulatedEvent): ErasedPerson => ({
  user_id: metadata.userId,
  erased_at: new Date(metadata.occurredAt),
});
