import type { EventStore } from './event-store.ts';
import { explained } from './refusal.ts';
import { ANSWER_WITHIN_MS } from './retry-until-available.ts';

export interface AgeLimit {
  readonly streamName: string;
  /** Older events of the stream are gone for every reader, and for good with the next scavenge. */
  readonly maxAgeSeconds: number;
}

/**
 * Limits the age of a stream's events. Rejects with `EventStoreUnavailableError` and
 * `EventStoreRefusalError`; it can be done again.
 */
export const limitAge = async (
  eventStore: EventStore,
  { streamName, maxAgeSeconds }: AgeLimit,
): Promise<void> => {
  try {
    await eventStore.setStreamMetadata(
      streamName,
      { maxAge: maxAgeSeconds },
      { deadline: ANSWER_WITHIN_MS },
    );
  } catch (error) {
    throw explained(error);
  }
};
