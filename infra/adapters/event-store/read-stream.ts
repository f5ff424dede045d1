import { FORWARDS, type RecordedEvent, START, StreamNotFoundError } from '@eventstore/db-client';
import type { EventStore } from './event-store.ts';
import { readEvents } from './read-events.ts';

export interface ReadStreamOptions {
  readonly streamName: string;
  readonly signal: AbortSignal;
}

/** Every event of a stream in order; none when there is no such stream. */
export async function* readStream(
  eventStore: EventStore,
  { streamName, signal }: ReadStreamOptions,
): AsyncGenerator<RecordedEvent, void> {
  const read = eventStore.readStream(streamName, { direction: FORWARDS, fromRevision: START });
  try {
    yield* readEvents(read, signal);
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}
