import type { EventSealing } from '../privacy/event-sealing.ts';
import type { EventStore } from './event-store.ts';
import { keepLongStreams } from './kept-streams.ts';
import { type LoadOptions, load } from './load.ts';
import { ANSWER_WITHIN_MS, createPause, retryUntilAvailable } from './retry-until-available.ts';

/** Folds a stream's current events into the decider's state. `id` is its name without the category. */
export type ReadState = <State, Event>(
  decider: LoadOptions<State, Event>['decider'],
  id: string,
) => Promise<State>;

export interface ReadStateOptions {
  readonly eventStore: EventStore;
  readonly privacy: Pick<EventSealing, 'openEvents'>;
  /** Random number from 0 to below 1. */
  readonly random: () => number;
  readonly withinMs?: number | undefined;
}

/**
 * Reads the state of another stream that a command depends on, which may change before the command is stored.
 * Rejects with `EventStoreUnavailableError` when it could not be read in time.
 */
export const createReadState = ({
  eventStore,
  privacy,
  random,
  withinMs = ANSWER_WITHIN_MS,
}: ReadStateOptions): ReadState => {
  const readStream = keepLongStreams(eventStore);
  return async (decider, id) => {
    const signal = AbortSignal.timeout(withinMs);
    const streamName = decider.stream.nameOf(id);
    const { state } = await retryUntilAvailable(
      () => load({ readStream, privacy, decider, streamName, commandId: undefined, signal }),
      { pause: createPause(random, signal), signal },
    );
    return state;
  };
};
