import { jsonEvent, type StreamMetadata } from '@eventstore/db-client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import type { EventLog } from '../../embedded/event-store/storage/event-log.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { freePort } from '../process/free-port.ts';
import { connectEventStore, type EventStore } from './event-store.ts';
import { keepLongStreams } from './kept-streams.ts';
import type { ReadStream } from './read-stream.ts';

const STREAM = 'supportThread-1';
const LONG = 300;
/** Pages of the server are of 64 events. */
const FEW = 2 * 64;

let port: number;
let eventStore: EventStore;
let readStream: ReadStream;
/** Events that the server has looked at. */
let lookedAt: number;

const startServer = async (): Promise<{ readonly stop: () => Promise<void> }> => {
  const memory = openMemoryLog();
  const log: EventLog = {
    ...memory,
    readStream: (range) => {
      const events = memory.readStream(range);
      lookedAt += events.length;
      return events;
    },
  };
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  await server.listen(port);
  return { stop: () => server.close() };
};

beforeEach(async () => {
  port = await freePort();
  eventStore = connectEventStore(`esdb://127.0.0.1:${port}?tls=false`);
  readStream = keepLongStreams(eventStore);
});

const serve = async () => {
  const server = await startServer();
  onTestFinished(async () => {
    await eventStore.dispose();
    await server.stop();
  });
};

const append = async (...numbers: readonly number[]): Promise<void> => {
  await eventStore.appendToStream(
    STREAM,
    numbers.map((number) => jsonEvent({ type: 'Numbered', data: { number } })),
  );
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Numbers of the events, and how many the server looked at for them. */
const read = async () => {
  lookedAt = 0;
  const numbers: number[] = [];
  for await (const { data } of readStream({
    streamName: STREAM,
    signal: AbortSignal.timeout(10_000),
  }))
    numbers.push(z.object({ number: z.number() }).parse(data).number);
  return { numbers, lookedAt };
};

test('of a long stream that was read before, only new events are read', async () => {
  await serve();
  await append(...upTo(LONG));
  expect(await read()).toEqual({ numbers: upTo(LONG), lookedAt: LONG });
  for (const count of [LONG + 1, LONG + 2]) {
    await append(count - 1);
    const again = await read();
    expect(again.numbers).toEqual(upTo(count));
    expect(again.lookedAt).toBeLessThanOrEqual(FEW);
  }
});

test('a short stream is read as a whole each time, and one that is not there is empty', async () => {
  await serve();
  expect((await read()).numbers).toEqual([]);
  await append(0, 1);
  for (const _ of [1, 2]) expect(await read()).toEqual({ numbers: [0, 1], lookedAt: 2 });
});

test.for<readonly [string, StreamMetadata, number]>([
  ['cut off before an event', { truncateBefore: 200 }, 200],
  ['limited to its newest events', { maxCount: 50 }, 250],
])('of a stream that was %s, no earlier events come back', async ([, metadata, first]) => {
  await serve();
  await append(...upTo(LONG));
  await read();
  await eventStore.setStreamMetadata(STREAM, metadata);
  expect((await read()).numbers).toEqual(upTo(LONG).slice(first));
});

test('a stream that was deleted and begun anew holds only its new events', async () => {
  await serve();
  await append(...upTo(LONG));
  await read();
  await eventStore.deleteStream(STREAM);
  expect((await read()).numbers).toEqual([]);
  await append(7);
  expect((await read()).numbers).toEqual([7]);
});

test('of a log that was restored, only what it holds is read', async () => {
  const server = await startServer();
  await append(...upTo(LONG));
  await read();
  await server.stop();
  await serve();
  const restored = upTo(LONG).toReversed();
  await vi.waitFor(() => append(...restored), { timeout: 20_000 });
  expect((await read()).numbers).toEqual(restored);
});

test('a read that is stopped early keeps no part for the whole', async () => {
  await serve();
  await append(...upTo(LONG));
  for await (const _ of readStream({ streamName: STREAM, signal: AbortSignal.timeout(10_000) }))
    break;
  expect((await read()).numbers).toEqual(upTo(LONG));
});
