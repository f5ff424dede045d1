import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  favorited,
  newUser,
  projectedTo,
  startTestRunner,
  useScenario,
  withOneMoreColumn,
} from '../../projections.fixture.ts';
import { favorites } from '../../read-models.fixture.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { readLiveVersion } from './live-version.ts';
import { prepareNextVersion } from './next-version.ts';
import { switchToVersion } from './switch.ts';
import { widenView } from './widen-view.ts';

const scenario = useScenario();

const newer = withOneMoreColumn(favorites);

const readNewest = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`select user_id, newest from favorites order by 1`.execute(
    scenario().database,
  );
  return rows;
};

test('a new column can be read before the table has been rebuilt', async () => {
  const { append, database } = scenario();
  const ada = newUser();
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(favorited(ada, 'a')));
  await expect(readNewest()).rejects.toThrow('column "newest" does not exist');
  await widenView(database, newer);
  expect(await readNewest()).toEqual([{ user_id: ada, newest: null }]);
  await rebuild({ ...scenario(), projection: newer, signal: new AbortController().signal });
  await widenView(database, newer);
  expect(await readNewest()).toEqual([{ user_id: ada, newest: 'filled' }]);
});

test('a rebuild begun by older code can still be switched to', async () => {
  const { database } = scenario();
  const version = await prepareNextVersion(database, favorites);
  await widenView(database, newer);
  await sql`insert into favorites_v2 values ('ada', '[]')`.execute(database);
  expect(await readNewest()).toEqual([]);
  const erased = new Set<string>();
  await switchToVersion({ database, projection: favorites, version, erased, moves: new Map() });
  expect((await readLiveVersion(database, favorites)).version).toBe(version);
  expect(await readNewest()).toEqual([{ user_id: 'ada', newest: null }]);
});

test('a complete view is left alone', async () => {
  const { database } = scenario();
  await database.transaction().execute(async (reading) => {
    await sql`select * from favorites`.execute(reading);
    await widenView(database, favorites);
  });
});
