import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBeside } from './bulk.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import { openImportSession } from './import-session.ts';

let postgres: TestDatabase;
let database: Kysely<DirectoryImportSchema>;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

const addListings = (count: number) => sql`
  insert into providers
    (id, source, category, categories, name, description, street, city, state, zip, is_demo)
  select 'clinic-' || nth, 'ours', 'aba-therapy', array['aba-therapy'], 'Clinic ' || nth, 'Therapy',
    nth || ' Main St', 'Durham', 'NC', '27701', false
  from generate_series(1, ${count}::integer) as nth
`;

const listingsByWord = async (word: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from providers
    where strip(document) @@ to_tsquery('directory', ${word})
  `.execute(database);
  return rows[0]?.count ?? 0;
};

/** How many rows PostgreSQL looks up to see whether they were committed, in a scan of their ids. */
const rowsLookedUp = async (): Promise<unknown> =>
  await database.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    await sql`set enable_bitmapscan = off`.execute(connection);
    const { rows } = await sql`
      explain (analyze, format json) select count(id) from providers
    `.execute(connection);
    return JSON.stringify(rows).match(/"Heap Fetches":(\d+)/)?.[1];
  });

test('listings that take the place of others are searched at once as if they had been there for long', async () => {
  await sql`alter table providers set (autovacuum_enabled = off)`.execute(database);
  await addListings(3_000).execute(database);
  expect(await rowsLookedUp()).toBe('3000');

  const session = await openImportSession(postgres.url);
  await session.database.transaction().execute(async (transaction) => {
    const beside = await writeBeside(session, transaction);
    await sql`update providers set name = 'Robin ' || name where id like '%7'`.execute(transaction);
    await beside.complete();
    await beside.takeTheirPlace();
  });
  await session.close();

  expect(await listingsByWord('clinic')).toBe(3_000);
  expect(await listingsByWord('robin')).toBe(300);
  expect(await rowsLookedUp()).toBe('0');
});
