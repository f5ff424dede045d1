import type { EventMetadata } from '@hearthway/domain/kernel/event-metadata.ts';
import { type LoadOptions, load } from './load.ts';
import type { ReadStateOptions } from './read-state.ts';
import { readStream } from './read-stream.ts';
import { ANSWER_WITHIN_MS, createPause, retryUntilAvailable } from './retry-until-available.ts';

/** State of a stream before one of its events and right after it. */
export interface FoundChange<State> {
  readonly before: State;
  readonly after: State;
  readonly metadata: EventMetadata;
}

interface WantedChange {
  /** Id of the stream, without its category. */
  readonly id: string;
  /** Id of the event. */
  readonly eventId: string;
}

/** Folds a stream up to one of its events; undefined if it has no such event. */
export type ReadChange = <State, Event>(
  decider: LoadOptions<State, Event>['decider'],
  wanted: WantedChange,
) => Promise<FoundChange<State> | undefined>;

/** Rejects with `EventStoreUnavailableError` when the stream could not be read in time. */
export const createReadChange =
  ({ eventStore, privacy, random, withinMs = ANSWER_WITHIN_MS }: ReadStateOptions): ReadChange =>
  async <State, Event>(
    { stream, initialState, evolve }: LoadOptions<State, Event>['decider'],
    { id, eventId }: WantedChange,
  ) => {
    const signal = AbortSignal.timeout(withinMs);
    const find = async (): Promise<FoundChange<State> | undefined> => {
      let isFound = false;
      const { state } = await load<FoundChange<State> | undefined, Event>({
        readStream: async function* (options) {
          for await (const event of readStream(eventStore, options)) {
            yield event;
            isFound = event.id === eventId;
            if (isFound) return;
          }
        },
        privacy,
        decider: {
          stream,
          initialState: undefined,
          evolve: (found, event) => {
            const before = found === undefined ? initialState : found.after;
            return { before, after: evolve(before, event), metadata: event.metadata };
          },
        },
        streamName: stream.nameOf(id),
        commandId: undefined,
        signal,
      });
      return isFound ? state : undefined;
    };
    return await retryUntilAvailable(find, { pause: createPause(random, signal), signal });
  };
