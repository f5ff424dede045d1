import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '../../embedded/postgres/postgres.fixture.ts';
import { startFaultyNetwork } from '../network/faulty-network.fixture.ts';
import { connectPostgres, type PostgresOptions } from './postgres.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let postgres: TestDatabase;
let database: Kysely<unknown>;

beforeAll(async () => {
  postgres = await createEmptyDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  await sql`create table notes (text text not null check (text <> ''))`.execute(database);
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

const connectWithShortTimeout = (options: Partial<PostgresOptions> = {}): Kysely<unknown> => {
  const connected = connectPostgres({
    url: postgres.url,
    onConnectionLost: () => {},
    answerWithinMs: 100,
    ...options,
  });
  onTestFinished(() => connected.destroy());
  return connected;
};

const one = (over: Kysely<unknown>) => sql`select 1`.execute(over);

const failureOf = async (query: Promise<unknown>): Promise<unknown> => {
  const failure = await query.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  return failure;
};

test('a query that takes too long is ended, and its connection goes on', async () => {
  const connected = connectWithShortTimeout({ maxConnections: 1 });
  const failure = await failureOf(sql`select pg_sleep(10)`.execute(connected));
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await one(connected);
});

test('a server that says nothing is given up, and a new connection gets through', async () => {
  const network = await startFaultyNetwork(postgres.url);
  onTestFinished(network.stop);
  const connected = connectWithShortTimeout({ url: network.url, maxConnections: 1 });
  await one(connected);
  network.swallow();
  expect(isDatabaseUnavailable(await failureOf(one(connected)))).toBe(true);
  network.restore();
  await one(connected);
});

test('in a transaction, a server that says nothing is given up once', async () => {
  const network = await startFaultyNetwork(postgres.url);
  onTestFinished(network.stop);
  const connected = connectWithShortTimeout({ url: network.url, maxConnections: 1 });
  const failure = await failureOf(
    connected.transaction().execute(async (transaction) => {
      await one(transaction);
      network.swallow();
      await one(transaction);
    }),
  );
  expect(isDatabaseUnavailable(failure)).toBe(true);
  network.restore();
  await one(connected);
});

test('a connection that is cut during a query means that the database is unavailable', async () => {
  const connected = connectWithShortTimeout({ answerWithinMs: 10_000 });
  const waiting = failureOf(sql`select pg_sleep(10) /* to be cut */`.execute(connected));
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%to be cut%' and pid <> pg_backend_pid()
    `.execute(database);
    expect(rows).toHaveLength(1);
  });
  expect(isDatabaseUnavailable(await waiting)).toBe(true);
});

test('a network that breaks during a query, or in a transaction between two, is survived', async () => {
  const network = await startFaultyNetwork(postgres.url);
  const lost: Error[] = [];
  const onConnectionLost = (error: Error) => lost.push(error);
  const connected = connectWithShortTimeout({
    url: network.url,
    answerWithinMs: 10_000,
    onConnectionLost,
  });
  const during = failureOf(sql`select pg_sleep(10)`.execute(connected));
  const between = failureOf(
    connected.transaction().execute(async (transaction) => {
      await one(transaction);
      await network.stop();
      await vi.waitFor(() => expect(lost.length).toBeGreaterThan(1));
      await one(transaction);
    }),
  );
  expect((await Promise.all([during, between])).map(isDatabaseUnavailable)).toEqual([true, true]);
});

test('a server that is not there, or has no connection left, is unavailable', async () => {
  const nowhere = connectWithShortTimeout({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(isDatabaseUnavailable(await failureOf(one(nowhere)))).toBe(true);
  const crowded = connectWithShortTimeout({ maxConnections: 1, answerWithinMs: 10_000 });
  const held = Promise.withResolvers<void>();
  const holding = crowded.connection().execute(() => held.promise);
  expect(isDatabaseUnavailable(await failureOf(one(crowded)))).toBe(true);
  held.resolve();
  await holding;
});

test('a refused statement does not mean that the database is unavailable', async () => {
  const refused = await failureOf(sql`insert into notes values ('')`.execute(database));
  const wrong = await failureOf(sql`select nothing from nowhere`.execute(database));
  expect([refused, wrong].map(isDatabaseUnavailable)).toEqual([false, false]);
  expect(isDatabaseUnavailable(new Error('Something else.'))).toBe(false);
});
