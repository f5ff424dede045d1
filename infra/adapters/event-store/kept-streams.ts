import type { RecordedEvent } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import type { EventStore } from './event-store.ts';
import { type ReadStream, type ReadStreamOptions, readStream } from './read-stream.ts';

/** Cached events of a stream as stored, with their personal fields sealed. */
interface KeptStream {
  readonly events: readonly RecordedEvent[];
  /** Size in characters. */
  readonly size: number;
}

/** Minimum length: shorter streams are read about as fast as the two events that validate a cached one. */
const LONG = 100;
/** Maximum length: longer streams would take too much memory. */
const LONGEST = 10_000;
/** Characters of all cached streams together. */
const MAX_KEPT = 16 * 1024 * 1024;

/**
 * Reads streams like `readStream`, and caches the long ones: the next read fetches only events appended
 * since. A cached stream is not used when its first or last event is no longer in the log: the stream was
 * truncated or deleted, or the log was restored. Its events are cached sealed, so keys decide on each use
 * which of them can be read.
 */
export const keepLongStreams = (eventStore: EventStore): ReadStream => {
  const kept = new LRUCache<string, KeptStream>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ size }) => size,
  });

  return async function* (options) {
    const { streamName } = options;
    const known = kept.get(streamName);
    const added = known && (await readAdded(eventStore, known, options));
    if (known !== undefined && added !== undefined) {
      if (added.length > 0)
        kept.set(streamName, {
          events: [...known.events, ...added],
          size: known.size + sizeOf(added),
        });
      yield* known.events;
      yield* added;
      return;
    }
    kept.delete(streamName);
    const events: RecordedEvent[] = [];
    for await (const event of readStream(eventStore, options)) {
      if (events.length <= LONGEST) events.push(event);
      yield event;
    }
    if (events.length >= LONG && events.length <= LONGEST)
      kept.set(streamName, { events, size: sizeOf(events) });
  };
};

/** Returns the events appended to a cached stream since; undefined where the log now holds another stream. */
const readAdded = async (
  eventStore: EventStore,
  { events }: KeptStream,
  options: ReadStreamOptions,
): Promise<readonly RecordedEvent[] | undefined> => {
  const [first, last] = [events[0], events.at(-1)];
  if (last === undefined) return undefined;
  const [[firstInLog], [lastInLog, ...added]] = await Promise.all([
    all(readStream(eventStore, { ...options, most: 1 })),
    all(readStream(eventStore, { ...options, from: last.revision })),
  ]);
  return firstInLog?.id === first?.id && lastInLog?.id === last.id ? added : undefined;
};

const all = async (events: AsyncIterable<RecordedEvent>): Promise<readonly RecordedEvent[]> => {
  const found: RecordedEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
};

const sizeOf = (events: readonly RecordedEvent[]): number =>
  events.reduce((sum, { data, metadata }) => sum + JSON.stringify([data, metadata]).length, 0);
