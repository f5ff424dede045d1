import type { EventStore } from './event-store.ts';
import { explained } from './refusal.ts';
import { ANSWER_WITHIN_MS } from './retry-until-available.ts';

export interface AgeLimit {
  readonly streamName: string;
  /** Older events of the stream become invisible to every reader, and are deleted by the next scavenge. */
  readonly maxAgeSeconds: number;
}

/**
 * Limits the age of a stream's events. Rejects with `EventStoreUnavailableError` and
 * `EventStoreRefusalError`; it can be retried.
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
