import type { RecordedEvent } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import type { EventStore } from './event-store.ts';
import { type ReadStream, type ReadStreamOptions, readStream } from './read-stream.ts';

/** The events of a stream as they lie in the log, with their personal fields sealed. */
interface KeptStream {
  readonly events: readonly RecordedEvent[];
  /** Characters. */
  readonly size: number;
}

/** Shorter streams take hardly longer to read than the two events by which a kept one is checked. */
const LONG = 100;
/** Longer ones would take much of the memory. */
const LONGEST = 10_000;
/** Characters of all kept streams together. */
const MOST_KEPT = 16 * 1024 * 1024;

/**
 * Reads streams as `readStream` does, and keeps the long ones: the next time only what was appended
 * since is read. A kept stream is not used when its first or last event is no longer in the log: the
 * stream was cut off or deleted, or the log was restored. Keys decide on each use what can be read
 * of its events, since they are kept sealed.
 */
export const keepLongStreams = (eventStore: EventStore): ReadStream => {
  const kept = new LRUCache<string, KeptStream>({
    maxSize: MOST_KEPT,
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

/** The events appended to a kept stream since; undefined where the log holds another stream by now. */
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
