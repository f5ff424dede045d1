import { jsonEvent } from '@eventstore/db-client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { connectEventStore, type EventStore } from './event-store.ts';
import { appendForeignTail, FOREIGN_TAILS } from './foreign-tail.fixture.ts';
import { readHead } from './head.ts';
import { type ReadToHeadOptions, readToHead } from './read-to-head.ts';

let eventStore: EventStore;

beforeEach(async () => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  onTestFinished(async () => {
    await eventStore.dispose();
    await server.close();
    await log.close();
  });
});

const OURS = { prefixes: ['ours-'] };

/** Resolves with the position of the last. */
const appendOurs = async (count: number): Promise<bigint> => {
  for (let index = 0; index < count; index += 1)
    await eventStore.appendToStream(`ours-${index}`, jsonEvent({ type: 'Counted', data: {} }));
  return headNow();
};

const headNow = (): Promise<bigint> => readHead(eventStore, { withinMs: 5_000 });

const readAllOf = async (options: Partial<ReadToHeadOptions> = {}) => {
  const streams: string[] = [];
  const shares: number[] = [];
  let position = -1n;
  for await (const batch of readToHead(eventStore, {
    ...OURS,
    after: 0n,
    maxEvents: 100,
    signal: new AbortController().signal,
    ...options,
  })) {
    for (const { streamId } of batch.events) streams.push(streamId);
    shares.push(batch.share);
    position = batch.position;
  }
  return { streams, shares, position };
};

const ALL_OURS = Array.from({ length: 10 }, (_, index) => `ours-${index}`);

test.for(
  FOREIGN_TAILS.flatMap((tail) => [
    { tail, wanted: OURS, by: 'stream' },
    { tail, wanted: { types: ['Count'] }, by: 'type' },
  ]),
)(
  'it ends at the head before $tail events of others, filtered by $by',
  async ({ tail, wanted }) => {
    await appendForeignTail(eventStore, 40);
    await appendOurs(10);
    await appendForeignTail(eventStore, tail);
    const { streams, shares, position } = await readAllOf(wanted);
    expect(streams).toEqual(ALL_OURS);
    expect(position).toBe(await headNow());
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(shares.filter((share) => share === 1)).toHaveLength(1);
  },
);

test('a log that holds nothing of ours is read to its head', async () => {
  await appendForeignTail(eventStore, 50);
  expect(await readAllOf()).toMatchObject({ streams: [], position: await headNow() });
});

test('what has been read is not read again', async () => {
  const after = await appendOurs(10);
  await appendForeignTail(eventStore, 33);
  expect(await readAllOf({ after })).toMatchObject({ streams: [], position: await headNow() });
  expect(await readAllOf({ after: await headNow() })).toEqual({
    streams: [],
    shares: [1],
    position: await headNow(),
  });
});

test('events after the position that was asked for are left out, and it ends there', async () => {
  const until = await appendOurs(10);
  await appendOurs(5);
  await appendForeignTail(eventStore, 33);
  expect(await readAllOf({ until, maxEvents: 3 })).toMatchObject({
    streams: ALL_OURS,
    position: until,
  });
});

test('it may end at an event of others', async () => {
  await appendOurs(10);
  await appendForeignTail(eventStore, 5);
  const until = await headNow();
  await appendForeignTail(eventStore, 40);
  await appendOurs(1);
  expect(await readAllOf({ until })).toMatchObject({ streams: ALL_OURS, position: until });
});

test('aborted, it rejects with the reason', async () => {
  await appendOurs(10);
  const reason = new Error('Interrupted.');
  await expect(readAllOf({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const interruption = new AbortController();
  const history = readToHead(eventStore, {
    ...OURS,
    after: 0n,
    maxEvents: 1,
    signal: interruption.signal,
  });
  await history.next();
  interruption.abort(reason);
  await expect(history.next()).rejects.toBe(reason);
});
