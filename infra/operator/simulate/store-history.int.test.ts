import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { connectEventStore, type EventStore } from '../../adapters/event-store/event-store.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { simulateHistory } from './history.ts';
import { expectNewLog, storeHistory } from './store-history.ts';

const HISTORY = [
  ...simulateHistory({ families: 40, months: 3, events: 800, seed: 3, until: '2026-11-20' }),
];

const startEventStore = async (): Promise<EventStore> => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  onTestFinished(async () => {
    await eventStore.dispose();
    await server.close();
    await log.close();
  });
  return eventStore;
};

const storedIn = async (eventStore: EventStore) => {
  const stored = [];
  for await (const { event } of eventStore.readAll())
    if (event !== undefined && !event.type.startsWith('$')) stored.push(event);
  return stored;
};

const options = {
  history: HISTORY,
  signal: new AbortController().signal,
  onStored: () => {},
  onErasing: async () => {},
};

test('a history is stored in its order, each event in its stream', async () => {
  const eventStore = await startEventStore();
  const counts: number[] = [];
  const stored = await storeHistory({
    ...options,
    eventStore,
    onStored: (count) => counts.push(count),
  });
  expect(stored).toBe(HISTORY.length);
  expect(counts.at(-1)).toBe(HISTORY.length);
  expect(
    (await storedIn(eventStore)).map(({ id, streamId, type, data, metadata }) => ({
      id,
      streamName: streamId,
      type,
      data,
      metadata,
    })),
  ).toEqual(HISTORY);
});

test('one that is broken off has stored its beginning', async () => {
  const eventStore = await startEventStore();
  const interruption = new AbortController();
  const stored = await storeHistory({
    ...options,
    eventStore,
    signal: interruption.signal,
    onStored: (count) => {
      if (count === 100) interruption.abort();
    },
  });
  expect(stored).toBeGreaterThanOrEqual(100);
  expect(stored).toBeLessThan(HISTORY.length);
  expect((await storedIn(eventStore)).map(({ id }) => id)).toEqual(
    HISTORY.slice(0, stored).map(({ id }) => id),
  );
});

test('a log that holds any event is refused', async () => {
  const eventStore = await startEventStore();
  await expect(expectNewLog(eventStore, options.signal)).resolves.toBeUndefined();
  await storeHistory({ ...options, eventStore, history: HISTORY.slice(0, 1) });
  await expect(expectNewLog(eventStore, options.signal)).rejects.toThrow(
    'This log holds events already',
  );
});

test('accounts to be deleted are known before the log says so', async () => {
  const eventStore = await startEventStore();
  const [first] = HISTORY;
  if (first === undefined) throw new Error('Nothing happened.');
  const erasing = { ...first, id: randomUUID(), type: 'AccountErased' };
  const known: string[] = [];
  await storeHistory({
    ...options,
    eventStore,
    history: [first, erasing],
    onErasing: async ({ user_id }) => {
      known.push(user_id);
      expect((await storedIn(eventStore)).map(({ type }) => type)).not.toContain(erasing.type);
    },
  });
  expect(known).toEqual([first.metadata.userId]);
  expect((await storedIn(eventStore)).at(-1)?.type).toBe(erasing.type);
});
