import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { favoriteSchema } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { StoredFavoriteEntry } from '@hearthway/domain/favorites/favorites.view.ts';
import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { ReadApiOptions } from '../app.ts';
import type { ReadSchema } from '../database/schema.ts';
import {
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';
import { createCheckpointWaiters } from './checkpoint-waiters.ts';
import { readModels } from './read-model.ts';

let scenario: Scenario;
let family: Family;
let before: bigint;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

/** Advisory lock of this file alone. */
const LOCK = 7;

/** Longer than the test. */
const LONG_MS = 60_000;

const first: StoredFavoriteEntry = {
  resourceId: 'npi-1',
  name: 'Bright Steps',
  category: 'aba-therapy',
  favoritedAt: '2026-01-02T03:04:05.000Z',
};
const second: StoredFavoriteEntry = { ...first, resourceId: 'npi-2', name: 'Kind Words' };

beforeEach(async () => {
  family = await scenario.signUp();
  before = await scenario.append();
  await scenario.project({
    model: 'favorites',
    userId: family.userId,
    position: before,
    row: { resources: [first] },
  });
});

const build = (options: Partial<ReadApiOptions> = {}) => {
  const { app, close } = buildOver(scenario, options);
  onTestFinished(close);
  return async (minPosition?: bigint | string) => {
    const response = await app.inject({
      url: '/api/favorites',
      headers: {
        ...family.headers,
        ...(minPosition !== undefined && { 'x-min-position': String(minPosition) }),
      },
    });
    const body: unknown = response.json();
    return {
      status: response.statusCode,
      names: z
        .array(favoriteSchema)
        .safeParse(body)
        .data?.map(({ name }) => name),
      code: errorBodySchema.safeParse(body).data?.code,
      position: response.headers['x-position'],
      isStale: response.headers['x-stale'] === 'true',
    };
  };
};

test('an answer says how much of the log it holds', async () => {
  const get = build();
  expect(await get()).toMatchObject({
    status: 200,
    names: ['Bright Steps'],
    position: String(before),
    isStale: false,
  });
});

test('a position already projected is answered at once, without the event store', async () => {
  const eventStore = connectEventStore('esdb://127.0.0.1:1?tls=false');
  onTestFinished(() => eventStore.dispose());
  const get = build({ eventStore });
  expect(await get(before)).toMatchObject({
    status: 200,
    position: String(before),
    isStale: false,
  });
});

test("a request waits for its caller's own write", async () => {
  const get = build({ waitMs: LONG_MS });
  const written = await scenario.append();
  const answering = get(written);
  await scenario.project({
    model: 'favorites',
    userId: family.userId,
    position: written,
    row: { resources: [first, second] },
  });
  expect(await answering).toMatchObject({
    names: ['Kind Words', 'Bright Steps'],
    position: String(written),
    isStale: false,
  });
});

test('it also answers when the model has passed an event that it does not hold', async () => {
  const get = build({ waitMs: LONG_MS });
  const written = await scenario.append();
  const answering = get(written);
  await scenario.moveCheckpoint('favorites', written);
  expect(await answering).toMatchObject({ names: ['Bright Steps'], isStale: false });
});

test('when the model does not get there in time, the current row is answered as stale', async () => {
  const get = build({ waitMs: 30 });
  const written = await scenario.append();
  expect(await get(written)).toMatchObject({
    status: 200,
    names: ['Bright Steps'],
    position: String(before),
    isStale: true,
  });
});

test('a parked row is answered at once as stale, and without a position', async () => {
  const get = build({ waitMs: LONG_MS });
  const written = await scenario.append();
  await scenario.park('favorites', family.userId, written);
  const stale = { status: 200, names: ['Bright Steps'], position: undefined, isStale: true };
  expect(await get(written)).toMatchObject(stale);
  await scenario.moveCheckpoint('favorites', written);
  expect(await get()).toMatchObject(stale);
});

test('a parked row of another key changes nothing', async () => {
  const get = build();
  const other = await scenario.signUp();
  await scenario.park('favorites', other.userId, await scenario.append());
  await scenario.park('timeline', family.userId, await scenario.append());
  expect(await get()).toMatchObject({ position: String(before), isStale: false });
});

test('behind a checkpoint that was set ahead of the log, every answer is stale', async () => {
  const get = build({ waitMs: LONG_MS });
  const written = await scenario.append();
  await scenario.moveCheckpoint('favorites', written + 1_000_000n);
  onTestFinished(() => scenario.moveCheckpoint('favorites', written));
  const stale = { status: 200, position: undefined, isStale: true };
  expect(await get(written)).toMatchObject(stale);
  expect(await get()).toMatchObject(stale);
});

test('a position beyond the end of the log is refused at once', async () => {
  const get = build({ waitMs: LONG_MS });
  const head = await scenario.append();
  const refused = { status: 400, code: 'PositionBeyondLog' };
  expect(await get(head + 1n)).toMatchObject(refused);
  expect(await get('99999999999999999999')).toMatchObject(refused);
});

test('while the event store is away, requests are still answered', async () => {
  const eventStore = connectEventStore('esdb://127.0.0.1:1?tls=false');
  onTestFinished(() => eventStore.dispose());
  const get = build({ eventStore, waitMs: 30 });
  expect(await get(before + 1n)).toMatchObject({ status: 200, isStale: true });
});

test.for(['', ' ', '-1', '1.5', '0x10', '1e3', 'abc', '1, 2', "1' or '1'='1", '1'.repeat(21)])(
  'the position "%s" is refused by name',
  async (position) => {
    expect(await build()(position)).toMatchObject({ status: 400, code: 'ValidationFailed' });
  },
);

test('many waiting requests do not delay others', async () => {
  const database = connectPostgres<ReadSchema>({
    url: scenario.databaseUrl,
    onConnectionLost: () => {},
    maxConnections: 2,
  });
  onTestFinished(() => database.destroy());
  const get = build({ database, waitMs: LONG_MS });
  const written = await scenario.append();
  const crowd = Array.from({ length: 100 }, () => get(written));
  expect(await get()).toMatchObject({ status: 200, position: String(before), isStale: false });
  await scenario.moveCheckpoint('favorites', written);
  const answers = await Promise.all(crowd);
  expect(answers.filter(({ status, isStale }) => status === 200 && !isStale)).toHaveLength(100);
});

test('closing ends all waits', async () => {
  const { app, close } = buildOver(scenario, { waitMs: LONG_MS });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { ...family.headers, 'x-min-position': String(await scenario.append()) };
  const answering = fetch(`${address}/api/favorites`, { headers });
  await eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and query like 'select "name", "position" from "live_checkpoints"%'
    `.execute(scenario.database);
    expect(rows).toHaveLength(1);
  });
  await close();
  expect((await answering).headers.get('x-stale')).toBe('true');
});

test('row and checkpoint are of one moment, despite concurrent writes', async () => {
  const readModel = readModels({
    database: scenario.database,
    waiters: createCheckpointWaiters({
      readCheckpoints: async () => new Map(),
      onError: (error) => expect.fail(String(error)),
    }),
    logHead: { isBeyondLog: async () => false, isKnownBeyondLog: async () => false },
  });
  const written = await scenario.append();
  const sent = new Map<string, string>();
  const reading = await scenario.database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const read = readModel(
      'favorites',
      (_, userId) => sql<unknown>`(
      select resources from favorites, pg_advisory_xact_lock_shared(${LOCK})
      where user_id = ${userId}
    )`,
    );
    const names = read({
      request: { headers: {} },
      reply: { header: (name, value) => sent.set(name, value) },
      key: family.userId,
    });
    await eventually(async () => {
      const { rows } = await sql`
        select from pg_locks where locktype = 'advisory' and not granted
      `.execute(scenario.database);
      expect(rows).toHaveLength(1);
    });
    await scenario.project({
      model: 'favorites',
      userId: family.userId,
      position: written,
      row: { resources: [first, second] },
    });
    return { names };
  });
  expect(await reading.names).toEqual([first]);
  expect(sent.get('x-position')).toBe(String(before));
});
