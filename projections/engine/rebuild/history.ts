import type { Folding, Projection } from '@hearthway/domain/kernel/projection.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { EventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readToHead } from '@hearthway/infra/adapters/event-store/read-to-head.ts';
import { reasonOf } from '../batch/fold-batch.ts';
import { type KeyedEvent, type ReadKeyedOptions, readKeyed } from '../batch/keyed-events.ts';
import { STREAM_PREFIXES } from '../log/followed-streams.ts';

export interface HistoryOptions extends ReadKeyedOptions {
  readonly eventStore: EventStore;
  /** Commit position of the last event to include. */
  readonly until: bigint;
  /** Positions of events that are left out. */
  readonly without?: ReadonlySet<bigint>;
  readonly signal: AbortSignal;
  /** Receives all events read, including those of other projections. */
  readonly onRead: (events: readonly StoredEvent[]) => void;
}

/** Larger than live, since latency of the first events does not matter. */
const MAX_EVENTS = 2_000;

/** Reads the projection's events from the beginning to a position, in batches. */
export async function* readHistory({
  eventStore,
  until,
  without,
  signal,
  onRead,
  ...options
}: HistoryOptions): AsyncGenerator<readonly KeyedEvent[], void> {
  for await (const { events } of readToHead(eventStore, {
    prefixes: STREAM_PREFIXES,
    after: 0n,
    until,
    maxEvents: MAX_EVENTS,
    signal,
  })) {
    const wanted =
      without === undefined
        ? events
        : events.filter(({ position: { commit } }) => !without.has(commit));
    onRead(wanted);
    yield await readKeyed(options, wanted);
  }
}

export interface FoldHistoryOptions {
  readonly projection: Pick<Projection, 'name'>;
  readonly folding: Folding;
  readonly keyed: readonly KeyedEvent[];
  /** Receives each event that was folded. */
  readonly onFolded?: ((key: string, position: bigint) => void) | undefined;
}

/**
 * Folds events into a table that is not live. Throws one sentence for the first event that fails, since a
 * table that has skipped one must never go live.
 */
export const foldHistory = ({ projection, folding, keyed, onFolded }: FoldHistoryOptions): void => {
  for (const { key, event } of keyed) {
    const position = event.position.commit;
    try {
      folding.fold(key, event);
    } catch (error) {
      throw new Error(
        `The event at position ${position} cannot be folded into ${projection.name}: ${reasonOf(error)}`,
      );
    }
    onFolded?.(key, position);
  }
};
