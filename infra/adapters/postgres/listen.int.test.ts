import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '../../embedded/postgres/postgres.fixture.ts';
import { startFaultyNetwork } from '../network/faulty-network.fixture.ts';
import { LISTENER_NAME, type ListenOptions, listen } from './listen.ts';
import { connectPostgres } from './postgres.ts';

let postgres: TestDatabase;
let database: Kysely<unknown>;
let heard: string[];

beforeAll(async () => {
  postgres = await createEmptyDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

beforeEach(() => {
  heard = [];
});

const start = (options: Partial<ListenOptions> = {}) => {
  const listener = listen({
    url: postgres.url,
    channels: { news: (payload) => heard.push(payload) },
    onListening: async () => {},
    logger: pino({ level: 'silent' }),
    backOff: { firstMs: 5, maxMs: 20 },
    ...options,
  });
  onTestFinished(listener.stop);
  return listener;
};

/** On a machine that may be busy. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000);

const say = (channel: string, payload: string) =>
  sql`select pg_notify(${channel}, ${payload})`.execute(database);

const connections = async (): Promise<readonly number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME}
  `.execute(database);
  return rows.map(({ pid }) => pid);
};

const cutConnections = () =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = ${LISTENER_NAME}
  `.execute(database);

test('notifications of its channels arrive in order', async () => {
  const listener = start();
  await eventually(() => expect(listener.isListening()).toBe(true));
  await say('news', 'first');
  await say('gossip', 'not for us');
  await say('news', 'second');
  await eventually(() => expect(heard).toEqual(['first', 'second']));
});

test('after its connection was cut it listens again, on one connection', async () => {
  let begun = 0;
  const listener = start({
    onListening: async () => {
      begun += 1;
    },
  });
  await eventually(() => expect(listener.isListening()).toBe(true));
  await cutConnections();
  await eventually(() => expect(begun).toBe(2));
  await eventually(() => expect(listener.isListening()).toBe(true));
  await say('news', 'after');
  await eventually(() => expect(heard).toEqual(['after']));
  expect(await connections()).toHaveLength(1);
});

test('notifications arrive while it catches up, and it reports that it is not listening yet', async () => {
  const catchingUp = Promise.withResolvers<void>();
  let hasBegun = false;
  const listener = start({
    onListening: () => {
      hasBegun = true;
      return catchingUp.promise;
    },
  });
  await eventually(() => expect(hasBegun).toBe(true));
  await say('news', 'meanwhile');
  await eventually(() => expect(heard).toEqual(['meanwhile']));
  expect(listener.isListening()).toBe(false);
  catchingUp.resolve();
  await eventually(() => expect(listener.isListening()).toBe(true));
});

test('when catching up fails it begins anew', async () => {
  let begun = 0;
  const listener = start({
    onListening: async () => {
      begun += 1;
      if (begun < 3) throw new Error('Could not catch up.');
    },
  });
  await eventually(() => expect(listener.isListening()).toBe(true));
  expect(begun).toBe(3);
});

test('it waits for a database that is not there yet', async () => {
  const network = await startFaultyNetwork(postgres.url);
  onTestFinished(network.stop);
  network.swallow();
  let warnings = 0;
  const logger = pino({ level: 'warn' }, { write: () => (warnings += 1) });
  const listener = start({ url: network.url, answerWithinMs: 250, logger });
  await eventually(() => expect(warnings).toBeGreaterThan(1));
  expect(listener.isListening()).toBe(false);
  network.restore();
  await eventually(() => expect(listener.isListening()).toBe(true));
});

test('a connection that has gone silent is given up for another', async () => {
  const network = await startFaultyNetwork(postgres.url);
  onTestFinished(network.stop);
  const listener = start({ url: network.url, checkEveryMs: 10, answerWithinMs: 250 });
  await eventually(() => expect(listener.isListening()).toBe(true));
  network.swallow();
  await eventually(() => expect(listener.isListening()).toBe(false));
  network.restore();
  await eventually(() => expect(listener.isListening()).toBe(true));
  await say('news', 'over the new one');
  await eventually(() => expect(heard).toEqual(['over the new one']));
});

test('stopped, it leaves no connection, also when the network is silent', async () => {
  const network = await startFaultyNetwork(postgres.url);
  const listener = start({ url: network.url });
  await eventually(() => expect(listener.isListening()).toBe(true));
  network.swallow();
  await listener.stop();
  expect(listener.isListening()).toBe(false);
  await network.stop();
  await eventually(async () => expect(await connections()).toEqual([]));
});
