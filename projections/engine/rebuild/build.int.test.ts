import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  favorited,
  newUser,
  type TestEvent,
  unfavorited,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites } from '../../read-models.fixture.ts';
import { build } from './build.ts';
import { withClient } from './with-client.ts';

const scenario = useScenario();

/** Each in a new, empty table. */
const buildWith = async (table: string, maxRows: number): Promise<readonly unknown[]> => {
  const { database, log } = scenario();
  await sql`create table ${sql.table(table)} (like favorites_v1)`.execute(database);
  const { signal } = new AbortController();
  await withClient({ ...scenario(), signal }, (client) =>
    build({
      ...scenario(),
      projection: favorites,
      erased: new Set(),
      client,
      table,
      until: BigInt(log.head()),
      maxRows,
      signal,
    }),
  );
  const { rows } = await sql`select * from ${sql.table(table)} order by user_id`.execute(database);
  return rows;
};

test('it does not matter how many of the rows fit into memory', async () => {
  const users = Array.from({ length: 20 }, newUser);
  const ofAll = (event: (user: string) => TestEvent) => users.map(event);
  await scenario().append(
    ...ofAll((user) => favorited(user, 'a')),
    ...ofAll((user) => favorited(user, 'b')),
    ...ofAll((user) => unfavorited(user, 'a')),
  );
  const atOnce = await buildWith('at_once', 1_000);
  expect(atOnce).toHaveLength(20);
  expect(await buildWith('in_parts', 3)).toEqual(atOnce);
});
