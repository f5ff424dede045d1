import { randomUUID } from 'node:crypto';
import { BEFORE_LOG, NO_EVENTS, type RecordedEvent } from '../semantics/event.ts';
import { isScavengeable, scavengeBound } from '../semantics/scavenge.ts';
import { type StreamState, streamState } from '../semantics/stream-metadata.ts';
import { metastreamOf } from '../semantics/system.ts';
import {
  decideWrite,
  type WriteRequest,
  type WriteResult,
  type WrittenEvents,
} from '../semantics/write.ts';
import { advanceNotifier } from './advance-notifier.ts';
import type { EventLog } from './event-log.ts';
import { firstEvent } from './first-event.ts';

interface MemoryStream {
  readonly events: RecordedEvent[];
  readonly byId: Map<string, RecordedEvent>;
}

/** Keeps the log in memory and discards it on close: for tests, and to measure the cost of a disk. */
export const openMemoryLog = (clock: () => number = Date.now): EventLog => {
  let log: RecordedEvent[] = [];
  const streams = new Map<string, MemoryStream>();
  const advance = advanceNotifier();

  const newStream = (streamId: string): MemoryStream => {
    const stream: MemoryStream = { events: [], byId: new Map() };
    streams.set(streamId, stream);
    return stream;
  };
  const lastOf = (streamId: string): RecordedEvent | undefined =>
    streams.get(streamId)?.events.at(-1);
  const stateOf = (streamId: string): StreamState =>
    streamState(streamId, lastOf(streamId)?.revision ?? NO_EVENTS, lastOf(metastreamOf(streamId)));
  const eventAt: EventLog['eventAt'] = (streamId, revision) => {
    const events = streams.get(streamId)?.events ?? [];
    const event = events[indexOfFirst(events, (candidate) => candidate.revision >= revision)];
    return event?.revision === revision ? event : undefined;
  };
  const written: WrittenEvents = {
    stateOf,
    lastDataOf: (streamId) => lastOf(streamId)?.data,
    find: (streamId, eventId) => streams.get(streamId)?.byId.get(eventId),
    at: eventAt,
  };
  const head = (): number => log.at(-1)?.position ?? BEFORE_LOG;

  const write = (request: WriteRequest): WriteResult => {
    const decision = decideWrite(request, written, randomUUID);
    if (decision.decision === 'answer') return decision.result;
    const created = clock();
    const first = head() + 1;
    const recorded = decision.events.map((event, index) => ({
      ...event,
      created,
      position: first + index,
    }));
    for (const event of recorded) {
      const stream = streams.get(event.streamId) ?? newStream(event.streamId);
      stream.events.push(event);
      stream.byId.set(event.id, event);
      log.push(event);
    }
    advance.notify();
    return {
      outcome: 'written',
      lastRevision: decision.lastRevision,
      position: first + decision.lastIndex,
    };
  };

  const page = (
    events: readonly RecordedEvent[],
    isAtOrAfter: (event: RecordedEvent) => boolean,
    { direction, limit }: { readonly direction: 'forwards' | 'backwards'; readonly limit: number },
    isAfter: (event: RecordedEvent) => boolean,
  ): RecordedEvent[] => {
    if (direction === 'forwards') {
      const start = indexOfFirst(events, isAtOrAfter);
      return events.slice(start, start + limit);
    }
    const end = indexOfFirst(events, isAfter);
    return events.slice(Math.max(0, end - limit), end).reverse();
  };

  write(firstEvent());

  return {
    head,
    onAdvance: advance.subscribe,
    stateOf,
    eventAt,
    readStream: (range) =>
      page(
        streams.get(range.streamId)?.events ?? [],
        (event) => event.revision >= range.from,
        range,
        (event) => event.revision > range.from,
      ),
    readAll: (range) =>
      page(
        log,
        (event) => event.position >= range.from,
        range,
        (event) => event.position > range.from,
      ),
    write: async (request) => write(request),
    scavenge: async () => {
      const now = clock();
      const before = log.length;
      const headPosition = head();
      const removed = new Set<RecordedEvent>();
      for (const [streamId, { events }] of streams) {
        const bound = scavengeBound(streamId, stateOf, now);
        const lastRevision = events.at(-1)?.revision ?? NO_EVENTS;
        for (const event of events)
          if (event.position !== headPosition && isScavengeable(event, bound, lastRevision))
            removed.add(event);
      }
      for (const event of removed) streams.get(event.streamId)?.byId.delete(event.id);
      for (const { events } of streams.values())
        events.splice(0, events.length, ...events.filter((event) => !removed.has(event)));
      log = log.filter((event) => !removed.has(event));
      return { removedEvents: before - log.length };
    },
    close: async () => {},
  };
};

/** Returns the index of the first item for which `test` holds, in items where it holds from there on. */
const indexOfFirst = <Item>(items: readonly Item[], test: (item: Item) => boolean): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && test(item)) high = middle;
    else low = middle + 1;
  }
  return low;
};
