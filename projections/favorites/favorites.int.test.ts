import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { verify } from '../engine/rebuild/verify.ts';
import { readLiveVersion } from '../engine/versions/live-version.ts';
import {
  erased,
  favorited,
  newUser,
  noted,
  PROJECTION_TIMEOUT,
  projectedTo,
  startTestRunner,
  useScenario,
} from '../projections.fixture.ts';
import { favorites } from '../read-models.fixture.ts';

const scenario = useScenario();

const resourcesOf = async (userId: string): Promise<unknown> => {
  const row = await scenario()
    .database.selectFrom('favorites')
    .select('resources')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.resources;
};

test('a note encrypted in the log is kept with its favorite, until the person is erased', async () => {
  const ada = newUser();
  const { append } = scenario();
  startTestRunner(scenario(), favorites);
  const last = await append(
    favorited(ada, 'a'),
    favorited(ada, 'b'),
    noted(ada, 'a', 'Ask for Dana'),
  );
  await projectedTo(scenario(), favorites, last);
  expect(await resourcesOf(ada)).toMatchObject([
    { resourceId: 'a', note: null, status: null },
    { resourceId: 'b', note: null, status: null },
  ]);
  const { database, privacy } = scenario();
  const rows = await database.selectFrom('favorites').select(['user_id', 'notes']).execute();
  expect(JSON.stringify(rows)).not.toContain('Dana');
  const kept = rows.map((row) => ({ ...row, user_id: String(row.user_id) }));
  expect(await privacy.openRows(favorites, kept)).toEqual([
    { user_id: ada, notes: { a: 'Ask for Dana' } },
  ]);
  const signal = new AbortController().signal;
  expect(await verify({ ...scenario(), projection: favorites, signal })).toMatchObject({
    rows: 1,
    differingKeys: 0,
  });
  await projectedTo(scenario(), favorites, await append(erased(ada)));
  expect(await resourcesOf(ada)).toBeUndefined();
});

test('a table from before notes is read as it is, and rebuilt at the next start', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  await append(favorited(ada, 'a'));
  const older = [
    {
      resourceId: 'a',
      name: 'Provider a',
      category: 'aba-therapy',
      favoritedAt: '2026-11-21T09:00:00.000Z',
    },
  ];
  await sql`insert into favorites_v1 values (${ada}, ${JSON.stringify(older)})`.execute(database);
  await database
    .updateTable('checkpoints')
    .set({ definition: 1 })
    .where('name', '=', favorites.name)
    .execute();
  expect(await resourcesOf(ada)).toEqual(older);
  startTestRunner(scenario(), favorites);
  await vi.waitFor(async () => {
    const { version, definition } = await readLiveVersion(database, favorites);
    expect({ version, definition }).toEqual({ version: 2, definition: favorites.definition });
  }, PROJECTION_TIMEOUT);
  expect(await resourcesOf(ada)).toEqual([
    { ...older[0], note: null, status: null, waitsSince: null, visitedOn: null },
  ]);
});

test("a family's texts are not in the statistics of the database", async () => {
  const ada = newUser();
  const { append, database } = scenario();
  startTestRunner(scenario(), favorites);
  const last = await append(favorited(ada, 'a'), noted(ada, 'a', 'Ask for Dana'));
  await projectedTo(scenario(), favorites, last);
  await sql`analyze favorites_v1`.execute(database);
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_stats where tablename = 'favorites_v1'
  `.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(['user_id']);
});
