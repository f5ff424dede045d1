import { FORWARDS, type RecordedEvent, START, StreamNotFoundError } from '@eventstore/db-client';
import type { EventStore } from './event-store.ts';
import { readEvents } from './read-events.ts';

export interface ReadStreamOptions {
  readonly streamName: string;
  readonly signal: AbortSignal;
}

/** Yields the events of a stream in order; none when there is no such stream. */
export type ReadStream = (options: ReadStreamOptions) => AsyncIterable<RecordedEvent>;

interface StreamPart extends ReadStreamOptions {
  /** Inclusive. */
  readonly from?: bigint;
  readonly most?: number;
}

/** Yields the events of a stream, or of a range of it, in order; none when there is no such stream. */
export async function* readStream(
  eventStore: EventStore,
  { streamName, from, most, signal }: StreamPart,
): AsyncGenerator<RecordedEvent, void> {
  const read = eventStore.readStream(streamName, {
    direction: FORWARDS,
    fromRevision: from ?? START,
    ...(most !== undefined && { maxCount: most }),
  });
  try {
    yield* readEvents(read, signal);
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}
