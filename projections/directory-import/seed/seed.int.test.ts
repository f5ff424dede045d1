import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DirectoryImportSchema } from '../import-schema.ts';
import { retireProviders } from '../providers.ts';
import COUNTS from './counts.json' with { type: 'json' };
import { seedDirectory } from './seed.ts';

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

const counts = async (): Promise<Readonly<Record<string, number>> | undefined> => {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::integer from providers) as providers,
      (select count(phone)::integer from providers) as with_phone,
      (select count(*)::integer from providers where is_demo) as demo,
      (select count(*)::integer from zip_codes) as zip_codes,
      (select count(*)::integer from cities) as cities
  `.execute(database);
  return rows[0];
};

test('an empty directory is filled once with real listings, however many begin at the same time', async () => {
  await Promise.all([seedDirectory(database), seedDirectory(database)]);
  const seeded = await counts();
  expect(seeded).toMatchObject({
    providers: COUNTS.listings + COUNTS.offices,
    with_phone: COUNTS.withPhone + COUNTS.officesWithPhone,
    demo: 0,
  });
  expect(seeded?.['zip_codes']).toBeGreaterThan(41_000);
  expect(seeded?.['cities']).toBeGreaterThan(30_000);
  const { rows } = await sql<{ category: string; count: number }>`
    select category, count from category_counts
  `.execute(database);
  expect(rows.map(({ category }) => category).sort()).toEqual(CATEGORY_IDS.toSorted());
  expect(rows.every(({ count }) => count >= 40)).toBe(true);
});

test('one setting adds made-up listings, which nothing counts, and takes them away again', async () => {
  const countsOf = async () =>
    (await sql`select * from category_counts order by category`.execute(database)).rows;
  const real = [await counts(), await countsOf()];
  await seedDirectory(database, { hasDemo: true });
  expect((await counts())?.['demo']).toBeGreaterThan(1_000);
  expect(await countsOf()).toEqual(real[1]);
  await seedDirectory(database);
  expect([await counts(), await countsOf()]).toEqual(real);
});

test('a listing that an import took away does not come back with the next release', async () => {
  await sql`delete from directory_seed`.execute(database);
  await database
    .transaction()
    .execute((transaction) => retireProviders(transaction, sql`id = 'npi-1356344303'`));
  await seedDirectory(database);
  expect((await counts())?.['providers']).toBe(COUNTS.listings + COUNTS.offices - 1);
});

test('a listing that this release has joined to another retires', async () => {
  await sql`delete from directory_seed`.execute(database);
  const before = await counts();
  await sql`
    update providers set id = 'hifld-joined'
    where id = (select min(id) from providers where source = 'hifld')
  `.execute(database);
  await seedDirectory(database);
  expect(await counts()).toEqual(before);
  const { rows } = await sql`select id from retired_providers where id = 'hifld-joined'`.execute(
    database,
  );
  expect(rows).toHaveLength(1);
});
