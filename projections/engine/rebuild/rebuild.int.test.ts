import { setTimeout } from 'node:timers/promises';
import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  favorited,
  newUser,
  noted,
  PROJECTION_TIMEOUT,
  projectedTo,
  registered,
  startTestRunner,
  unfavorited,
  useScenario,
  withOneMoreColumn,
} from '../../projections.fixture.ts';
import { favorites, timeline } from '../../read-models.fixture.ts';
import { readLiveVersion } from '../versions/live-version.ts';
import { prepareNextVersion } from '../versions/next-version.ts';
import { switchToVersion } from '../versions/switch.ts';
import { tableOf } from '../versions/tables.ts';
import { rebuild } from './rebuild.ts';

const scenario = useScenario();

const rebuildNow = (projection: Projection, signal = new AbortController().signal) =>
  rebuild({ ...scenario(), projection, signal });

const rowsOf = async ({ name }: Pick<Projection, 'name'>): Promise<readonly unknown[]> => {
  const { rows } = await sql`select * from ${sql.table(name)} order by 1, 2`.execute(
    scenario().database,
  );
  return rows;
};

const live = (projection: Pick<Projection, 'name'>) =>
  readLiveVersion(scenario().database, projection);

const tablesLeft = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_name like 'favorites\_v%'
    order by table_name
  `.execute(scenario().database);
  return rows.map(({ table_name }) => table_name);
};

const appendHistory = (): Promise<bigint> => {
  const users = Array.from({ length: 20 }, newUser);
  return scenario().append(
    ...users.map(registered),
    ...users.flatMap((user) => [
      favorited(user, 'a'),
      favorited(user, 'b'),
      unfavorited(user, 'a'),
    ]),
  );
};

test.for([favorites, timeline])(
  'a rebuilt table has the same rows as the old one: $name',
  async (projection) => {
    startTestRunner(scenario(), projection);
    await projectedTo(scenario(), projection, await appendHistory());
    const before = await rowsOf(projection);
    expect(await rebuildNow(projection)).toEqual({ version: 2, events: 80 });
    expect(await rowsOf(projection)).toEqual(before);
    expect((await live(projection)).version).toBe(2);
  },
);

test('a rebuilt table is looked up by the same keys', async () => {
  const keysOf = async (version: number): Promise<readonly string[]> => {
    const { rows } = await sql<{ keys: string }>`
      select substring(indexdef from '[(].*') as keys from pg_indexes
      where tablename = ${tableOf(timeline, version)} order by 1
    `.execute(scenario().database);
    return rows.map(({ keys }) => keys);
  };
  await rebuildNow(timeline);
  expect(await keysOf(2)).toEqual(await keysOf(1));
  expect(await keysOf(2)).toEqual([
    '(user_id, "position")',
    '(user_id, context, "position")',
    '(user_id, event_id)',
    '(user_id, occurred_at)',
  ]);
});

test('under load, no read fails, misses a row or goes back in time', async () => {
  const { append, database } = scenario();
  const ada = newUser();
  const before = await append(...Array.from({ length: 1_000 }, () => favorited(ada, 'a')));
  startTestRunner(scenario(), timeline);
  await projectedTo(scenario(), timeline, before);
  let isOver = false;
  const write = async (): Promise<bigint> => {
    let last = before;
    while (!isOver) {
      last = await append(favorited(ada, 'b'));
      await setTimeout(2);
    }
    return last;
  };
  const read = async (): Promise<number> => {
    let seen = 0n;
    let reads = 0;
    while (!isOver) {
      const { position, rows } = await readBoth();
      // The first event of the log is its own, and each of the others is one row.
      expect(rows).toBe(position - 1n);
      expect(position).toBeGreaterThanOrEqual(seen);
      seen = position;
      reads += 1;
    }
    return reads;
  };
  // In two statements, as read-api reads.
  const readBoth = () =>
    database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        const checkpoint = await sql<{ position: string }>`
          select position from live_checkpoints where name = 'timeline'
        `.execute(snapshot);
        const total = await sql<{ rows: string }>`
          select count(*) as rows from timeline
        `.execute(snapshot);
        return {
          position: BigInt(checkpoint.rows[0]?.position ?? 0),
          rows: BigInt(total.rows[0]?.rows ?? 0),
        };
      });

  const writing = write();
  const reading = read();
  await rebuildNow(timeline);
  await rebuildNow(timeline);
  isOver = true;
  expect(await reading).toBeGreaterThan(0);
  await projectedTo(scenario(), timeline, await writing);
  expect((await live(timeline)).version).toBe(3);
});

test('the running runner continues with the new table', async () => {
  const { append } = scenario();
  startTestRunner(scenario(), timeline);
  await projectedTo(scenario(), timeline, await appendHistory());
  await rebuildNow(timeline);
  const rows = (await rowsOf(timeline)).length;
  await projectedTo(scenario(), timeline, await append(registered(newUser())));
  expect(await rowsOf(timeline)).toHaveLength(rows + 1);
});

test('a rebuild without new rows notifies no page', async () => {
  const { database, databaseUrl } = scenario();
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await appendHistory());
  const moves = await database.selectFrom('moves').selectAll().orderBy('user_id').execute();
  const notifications: unknown[] = [];
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('notification', ({ payload }) => notifications.push(payload));
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('listen projected');
  await rebuildNow(favorites);
  await client.query('select 1');
  expect(notifications).toEqual([]);
  expect(await database.selectFrom('moves').selectAll().orderBy('user_id').execute()).toEqual(
    moves,
  );
});

test('events the replaced writer had not projected are notified by the switch', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const position = String(await append(favorited(ada, 'a')));
  await rebuildNow(favorites);
  expect(await database.selectFrom('moves').selectAll().execute()).toEqual([
    { user_id: ada, model: 'favorites', position },
  ]);
});

test('a key parked in the old table and folded in the new one is notified', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const position = await append(favorited(ada, 'a'));
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, position);
  await database.deleteFrom('moves').execute();
  const parked = { name: 'favorites', version: 1, key: ada, position: String(position) };
  await database
    .insertInto('parked_events')
    .values({ ...parked, reason: 'Old code.' })
    .execute();
  await rebuildNow(favorites);
  expect(await database.selectFrom('moves').selectAll().execute()).toEqual([
    { user_id: ada, model: 'favorites', position: String(position) },
  ]);
});

test('a table that is behind the live one is never switched to', async () => {
  const { database } = scenario();
  const version = await prepareNextVersion(database, favorites);
  await database
    .updateTable('checkpoints')
    .set({ position: '7' })
    .where('version', '=', 1)
    .execute();
  const options = {
    database,
    projection: favorites,
    version,
    moves: new Map(),
    erased: new Set<string>(),
  };
  expect(await switchToVersion(options)).toBe(false);
  expect((await live(favorites)).version).toBe(1);
});

test('a table that lacks only events of others is switched to when the log falls silent', async () => {
  const { append, database } = scenario();
  const position = await append(favorited(newUser(), 'a'));
  // As after a checkpoint that the live table's writer was told, and the rebuild was not.
  const ahead = position + 1n;
  await database
    .updateTable('checkpoints')
    .set({ position: String(ahead) })
    .where('name', '=', favorites.name)
    .execute();
  const rebuilding = rebuildNow(favorites);
  await vi.waitFor(async () => {
    const next = await database
      .selectFrom('checkpoints')
      .select('position')
      .where('name', '=', favorites.name)
      .where('version', '=', 2)
      .executeTakeFirst();
    expect(next).toEqual({ position: String(position) });
  }, PROJECTION_TIMEOUT);
  expect(await append({ ...favorited(newUser(), 'b'), streamId: 'orders-1' })).toBe(ahead);
  expect(await rebuilding).toEqual({ version: 2, events: 1 });
});

test('an event that cannot be folded stops the rebuild, and the live table stays', async () => {
  const ada = newUser();
  const { append } = scenario();
  await append(favorited(ada, 'a'));
  startTestRunner(scenario(), favorites);
  const poison = await append({ ...favorited(ada, 'b'), type: 'ResourceRated' });
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'c')));
  const before = await rowsOf(favorites);
  await expect(rebuildNow(favorites)).rejects.toThrow(
    `The event at position ${poison} cannot be folded into favorites: A stream of favorites holds no ResourceRated.`,
  );
  expect((await live(favorites)).version).toBe(1);
  expect(await rowsOf(favorites)).toEqual(before);
});

test('a row that PostgreSQL refuses stops the rebuild, with an error free of its data', async () => {
  await scenario().append(favorited(newUser(), 'a\u0000secret'));
  await expect(rebuildNow(timeline)).rejects.toThrow(
    /^timeline cannot be built: PostgreSQL refuses a row of it \(22\w+\)\.$/,
  );
});

test('of two rebuilds at once, one is refused', async () => {
  const { append, privacy } = scenario();
  await append(noted(newUser(), 'a', 'Ask for Dana'));
  const reading = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const first = rebuild({
    ...scenario(),
    privacy: {
      ...privacy,
      openEvents: async (events) => {
        reading.resolve();
        await refused.promise;
        return privacy.openEvents(events);
      },
    },
    projection: favorites,
    signal: new AbortController().signal,
  });
  await reading.promise;
  await expect(rebuildNow(favorites)).rejects.toThrow(
    'favorites is being rebuilt by another process already.',
  );
  refused.resolve();
  expect(await first).toEqual({ version: 2, events: 1 });
});

test('unused tables are dropped by the next rebuild', async () => {
  const { database } = scenario();
  await rebuildNow(favorites);
  await prepareNextVersion(database, favorites);
  await rebuildNow(favorites);
  expect(await tablesLeft()).toEqual(['favorites_v2', 'favorites_v4']);
});

test('a table that is still being read is left to the next rebuild', async () => {
  const { database } = scenario();
  await rebuildNow(favorites);
  await database.transaction().execute(async (reading) => {
    await sql`select * from favorites_v1`.execute(reading);
    expect(await rebuildNow(favorites)).toMatchObject({ version: 3 });
  });
  await rebuildNow(favorites);
  expect(await tablesLeft()).toEqual(['favorites_v3', 'favorites_v4']);
});

test('the table of an older definition is dropped once no reader can need it any more', async () => {
  const ada = newUser();
  await scenario().append(favorited(ada, 'a'));
  await rebuildNow(favorites);
  startTestRunner(scenario(), favorites, { replacedAfterMs: 0 });
  await vi.waitFor(
    async () => expect(await tablesLeft()).toEqual(['favorites_v2']),
    PROJECTION_TIMEOUT,
  );
  expect(await rowsOf(favorites)).toMatchObject([{ user_id: ada }]);
});

test('a table of an older definition is built anew before it is projected on', async () => {
  const ada = newUser();
  const { append } = scenario();
  const older = startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(favorited(ada, 'a')));
  const newer = withOneMoreColumn(favorites);
  startTestRunner(scenario(), newer);
  await vi.waitFor(async () => {
    const [row] = await rowsOf(newer);
    expect(row).toMatchObject({ user_id: ada, newest: 'filled' });
  }, PROJECTION_TIMEOUT);
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'b')));
  expect(older.trouble()).toBeUndefined();
  expect((await live(favorites)).definition).toBe(newer.definition);
});
