import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  createEmptyDatabase,
  type TestDatabase,
} from '../../embedded/postgres/postgres.fixture.ts';
import { scrubKeys } from '../privacy/scrub-keys.ts';
import { type ListenOptions, listen } from './listen.ts';
import { HAS_POOLER, startPooler } from './pooler.fixture.ts';
import { connectPostgres, type PostgresOptions } from './postgres.ts';

let postgres: TestDatabase;

beforeAll(async () => {
  postgres = await createEmptyDatabase();
});

afterAll(() => postgres.drop());

const connect = (options: Partial<PostgresOptions>): Kysely<unknown> => {
  const database = connectPostgres({ url: postgres.url, onConnectionLost: () => {}, ...options });
  onTestFinished(() => database.destroy());
  return database;
};

const settings = async (database: Kysely<unknown>) =>
  (
    await sql`
      select current_setting('statement_timeout') as timeout,
        current_setting('plan_cache_mode') as plans, current_setting('work_mem') as work_mem
    `.execute(database)
  ).rows;

const SERVICE = { answerWithinMs: 2_000, prepares: true };

test('settings hold on a direct connection, and leave the options of the address alone', async () => {
  const url = `${postgres.url}?options=${encodeURIComponent('-c work_mem=7MB')}`;
  expect(await settings(connect({ ...SERVICE, url }))).toEqual([
    { timeout: '2s', plans: 'force_generic_plan', work_mem: '7MB' },
  ]);
});

describe.skipIf(!HAS_POOLER)('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;

  beforeAll(async () => {
    pooler = await startPooler(postgres.url);
  });

  afterAll(() => pooler.stop());

  const startListening = (options: Partial<ListenOptions> = {}) => {
    const heard: string[] = [];
    const warnings: string[] = [];
    const listener = listen({
      url: pooler.url,
      channels: { news: (payload) => heard.push(payload) },
      onListening: async () => {},
      logger: pino({ level: 'warn' }, { write: (line) => warnings.push(line) }),
      backOff: { firstMs: 5, maxMs: 20 },
      answerWithinMs: 1_000,
      ...options,
    });
    onTestFinished(listener.stop);
    return { listener, heard, warnings };
  };

  test('statements of many connections at once are answered', async () => {
    const database = connect({ ...SERVICE, url: pooler.url });
    const doubled = Array.from({ length: 200 }, async (_, i) => {
      const { rows } = await sql<{ doubled: number }>`select ${i}::int * 2 as doubled`.execute(
        database,
      );
      return rows[0]?.doubled;
    });
    expect(await Promise.all(doubled)).toEqual(doubled.map((_, i) => i * 2));
  });

  test('no setting is left on a connection that others use', async () => {
    const service = connect({ ...SERVICE, url: pooler.url });
    await Promise.all(Array.from({ length: 20 }, () => settings(service)));
    const other = connect({ url: pooler.url });
    for (let i = 0; i < 8; i += 1)
      expect(await settings(other)).toMatchObject([{ timeout: '0', plans: 'auto' }]);
  });

  test('a listener that hears nothing says that it does not listen, and what to set', async () => {
    const { listener, warnings } = startListening();
    await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(1), 10_000);
    expect(warnings.join()).toContain('Set LISTEN_DATABASE_URL');
    expect(listener.isListening()).toBe(false);
  });

  test('work that needs a connection of its own is refused in one sentence', async () => {
    await expect(scrubKeys(pooler.url)).rejects.toThrow(
      /^Scrubbing keys needs .* leads to a pooler\. Set LISTEN_DATABASE_URL/,
    );
  });

  test('over a direct connection it hears what is sent through the pooler', async () => {
    const { listener, heard } = startListening({ url: postgres.url, sentOver: pooler.url });
    await vi.waitFor(() => expect(listener.isListening()).toBe(true), 10_000);
    const database = connect({ url: pooler.url });
    await sql`select pg_notify('news', 'through the pooler')`.execute(database);
    await vi.waitFor(() => expect(heard).toEqual(['through the pooler']));
  });
});

test('a listener on another database than the one that is written does not count as listening', async () => {
  const other = await createEmptyDatabase();
  onTestFinished(other.drop);
  const warnings: string[] = [];
  const listener = listen({
    url: other.url,
    sentOver: postgres.url,
    channels: {},
    onListening: async () => {},
    logger: pino({ level: 'warn' }, { write: (line) => warnings.push(line) }),
    answerWithinMs: 500,
  });
  onTestFinished(listener.stop);
  await vi.waitFor(() => expect(warnings.join()).toContain('passes no messages on'), 10_000);
  expect(listener.isListening()).toBe(false);
});
