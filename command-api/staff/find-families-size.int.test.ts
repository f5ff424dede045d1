import { beginningHash } from '@hearthway/infra/adapters/account/name-hashes.ts';
import { connectCounting } from '@hearthway/infra/adapters/postgres/rows-looked-at.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { CommandSchema } from '../database/schema.ts';
import { findFamilies } from './find-families.ts';

const FAMILIES = 20_000;

/** Numbers of the families with them, and how many those are. */
const BEGINNINGS = [
  ['first1', '1234', 11],
  ['LAST77', '77', 111],
] as const;

let api: TestApi;
let counting: ReturnType<typeof connectCounting<CommandSchema>>;

beforeAll(async () => {
  api = await startTestApi();
  await sql`
    insert into accounts (user_id, email, email_key, first_name, last_name, password_hash,
      created_at, registered_at)
    select md5(nth::text), 'e' || nth, 'e' || nth, 'First' || nth, 'Last' || nth, 'none', now(), now()
    from generate_series(1, ${FAMILIES}) as nth
  `.execute(api.database);
  // As many hashes as the beginnings of a name have, and no two alike.
  await sql`
    update accounts set name_hashes = array(select md5(user_id || nth) from generate_series(1, 15) as nth)
  `.execute(api.database);
  for (const [beginning, number] of BEGINNINGS)
    await sql`
      update accounts
      set name_hashes = name_hashes || ${await beginningHash(api.dependencies.privacy, beginning)}::text
      where first_name like ${`First${number}%`}
    `.execute(api.database);
  // Vacuumed as well: entries that wait in the index’s pending list make PostgreSQL read the whole table.
  await sql`vacuum (analyze) accounts`.execute(api.database);
  counting = connectCounting(api.databaseUrl);
});

afterAll(async () => {
  await counting.database.destroy();
  await api.stop();
});

/** Uses the service's own plan, which is made once for all search texts. */
const accountsLookedAt = (text: string): Promise<number> => {
  const { database, rowsLookedAt } = counting;
  return rowsLookedAt(
    () => findFamilies({ ...api.dependencies, database }, { by: 'name', text }),
    'accounts',
  );
};

test.for(BEGINNINGS)(
  'of many families, those whose name begins so are all that is looked at: %s',
  async ([beginning, , count]) => {
    expect(await accountsLookedAt(beginning)).toBe(count);
  },
);
