import {
  type AllStreamSubscription,
  EventStoreDBClient,
  jsonEvent,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEventStoreServer, type EventStoreServer } from '../server.ts';
import { openMemoryLog } from '../storage/memory-log.ts';

let server: EventStoreServer;
let client: EventStoreDBClient;

beforeEach(async () => {
  const log = openMemoryLog();
  server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const port = await server.listen(0);
  client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
});

afterEach(async () => {
  await client.dispose();
  await server.close();
});

const append = (streamId: string): Promise<unknown> =>
  client.appendToStream(streamId, jsonEvent({ type: 'Appended', data: {} }));

const subscribe = (regex: string): AllStreamSubscription =>
  client.subscribeToAll({ fromPosition: START, filter: streamNameFilter({ regex }) });

const firstEvent = (subscription: AllStreamSubscription): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    subscription.on('error', reject);
    subscription.on('data', ({ event }) => resolve(event?.streamId));
  });

test('a filter that takes a backtracking engine minutes delays no other caller', async () => {
  await append(`${'a'.repeat(34)}!`);
  const first = firstEvent(subscribe('^(a+)+$'));
  await append('aaa');
  expect(await first).toBe('aaa');
});

test('a filter that cannot be matched in linear time is refused in a sentence', async () => {
  await append('aa');
  await expect(firstEvent(subscribe('(a)\\1'))).rejects.toThrow(
    "The filter '(a)\\1' refers back to a group, which cannot be matched in linear time.",
  );
  await expect(firstEvent(subscribe('a(?=b)'))).rejects.toThrow(
    "The filter 'a(?=b)' uses lookaround",
  );
});
