import { randomUUID } from 'node:crypto';
import {
  createEventStoreServer,
  type EventStoreServer,
} from '@hearthway/infra/embedded-event-store/server.ts';
import type { EventLog } from '@hearthway/infra/embedded-event-store/storage/event-log.ts';
import { openMemoryLog } from '@hearthway/infra/embedded-event-store/storage/memory-log.ts';
import { startTemporaryPostgres } from '@hearthway/infra/embedded-postgres/temporary.ts';
import { connectEventStore, type EventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readCheckpoint } from '../checkpoints/checkpoint.ts';
import { migrate } from '../database/migrate.ts';
import type { ProjectionsSchema } from '../database/schema.ts';
import { type BatchWriter, type Follower, follow } from './follow.ts';

let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let database: Kysely<ProjectionsSchema>;
let log: EventLog;
let server: EventStoreServer;
let port: number;
let eventStore: EventStore;
let name: string;

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  await migrate(database);
});

afterAll(async () => {
  await database.destroy();
  await postgres.stop();
});

const startServer = async (wantedPort: number): Promise<void> => {
  server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  port = await server.listen(wantedPort);
};

beforeEach(async () => {
  name = `follower-${randomUUID()}`;
  log = openMemoryLog();
  await startServer(0);
  eventStore = connectEventStore(`esdb://127.0.0.1:${port}?tls=false`);
  return async () => {
    await eventStore.dispose();
    await server.close();
    await log.close();
  };
});

/** Past the client, whose use for writing belongs to one place in infra. */
const append = async (...types: string[]): Promise<void> => {
  const result = await log.write({
    kind: 'append',
    streamId: 'test-1',
    expected: 'any',
    events: types.map((type) => ({
      id: randomUUID(),
      type,
      isJson: true,
      data: Buffer.from('{}'),
      metadata: Buffer.alloc(0),
    })),
  });
  expect(result.outcome).toBe('written');
};

const start = (write: BatchWriter = async () => {}): Follower => {
  const follower = follow({
    name,
    eventStore,
    database,
    writers: [write],
    logger: createLogger({ name: 'test', level: 'silent' }),
    backOff: { firstMs: 5, mostMs: 20 },
  });
  onTestFinished(follower.stop);
  return follower;
};

const collecting = (into: string[]): BatchWriter => {
  return async (_transaction, events) => {
    into.push(...events.map(({ type }) => type));
  };
};

const caughtUp = () =>
  vi.waitFor(async () => expect(await readCheckpoint(database, name)).toBe(BigInt(log.head())));

test('the checkpoint moves to the head of the log, and on with each event', async () => {
  const seen: string[] = [];
  await append('First', 'Second');
  start(collecting(seen));
  await caughtUp();
  await append('Third');
  await caughtUp();
  expect(seen).toEqual(['First', 'Second', 'Third']);
});

test('the checkpoint also moves past the events of the system, which no writer sees', async () => {
  const seen: string[] = [];
  await append('First', ...Array.from({ length: 100 }, () => '$system'));
  start(collecting(seen));
  await vi.waitFor(async () =>
    expect(await readCheckpoint(database, name)).toBeGreaterThan(BigInt(log.head() - 40)),
  );
  expect(seen).toEqual(['First']);
});

test('after a restart it goes on where it was', async () => {
  const before: string[] = [];
  const after: string[] = [];
  await append('First', 'Second');
  const follower = start(collecting(before));
  await caughtUp();
  await follower.stop();
  await append('Third');
  start(collecting(after));
  await caughtUp();
  expect({ before, after }).toEqual({ before: ['First', 'Second'], after: ['Third'] });
});

test('a long history arrives in order, once, in few transactions', async () => {
  const types = Array.from({ length: 2_000 }, (_, index) => `Event${index}`);
  const seen: string[] = [];
  let batches = 0;
  await append(...types);
  start(async (transaction, events) => {
    batches += 1;
    await collecting(seen)(transaction, events);
  });
  await caughtUp();
  expect(seen).toEqual(types);
  expect(batches).toBeLessThan(types.length / 4);
});

test('when the event store goes away it says so, comes back with it and misses nothing', async () => {
  const seen: string[] = [];
  await append('First');
  const follower = start(collecting(seen));
  await caughtUp();
  await server.close();
  await vi.waitFor(() => expect(follower.trouble()).toBe('The log cannot be followed.'));
  await append('Second');
  await startServer(port);
  await caughtUp();
  expect(follower.trouble()).toBeUndefined();
  expect(seen).toEqual(['First', 'Second']);
});

test('a batch that could not be written is written again', async () => {
  let attempts = 0;
  const seen: string[] = [];
  await append('First');
  start(async (transaction, events) => {
    attempts += 1;
    if (attempts === 1) throw new Error('The table is locked.');
    await collecting(seen)(transaction, events);
  });
  await caughtUp();
  expect(seen).toEqual(['First']);
});

test('what was written is undone when another process has moved the checkpoint', async () => {
  const other = `${name}-written-by-the-writer`;
  await append('First');
  let isFirst = true;
  const follower = start(async (transaction) => {
    if (!isFirst) return;
    isFirst = false;
    await transaction.insertInto('checkpoints').values({ name: other, position: '1' }).execute();
    await database.insertInto('checkpoints').values({ name, position: '1' }).execute();
  });
  await caughtUp();
  await follower.stop();
  expect(await readCheckpoint(database, other)).toBeUndefined();
});
