import { connectCounting } from '@hearthway/infra/adapters/postgres/rows-looked-at.fixture.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { CommandSchema } from '../database/schema.ts';
import { findFamilies } from './find-families.ts';

const FAMILIES = 20_000;

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
  await sql`analyze accounts`.execute(api.database);
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

test.for([
  ['first name', 'first1234', 11],
  ['last name', 'LAST1234', 11],
  ['whole name', 'First1234 Last1', 1],
] as const)(
  'of many families, those whose %s begins so are all that is looked at',
  async ([, text, count]) => {
    expect(await accountsLookedAt(text)).toBe(count);
  },
);
