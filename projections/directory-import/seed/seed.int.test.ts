import { CATEGORY_IDS } from '@hearthway/domain/directory/categories.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DirectoryImportSchema } from '../import-schema.ts';
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
      (select count(distinct (city, state))::integer from providers) as provider_cities,
      (select count(distinct state)::integer from providers) as states,
      (select count(*)::integer from providers where point is null) as nowhere,
      (select count(*)::integer from zip_codes) as zip_codes,
      (select count(*)::integer from cities) as cities
  `.execute(database);
  return rows[0];
};

test('an empty directory is filled once, however many begin to at the same time', async () => {
  await Promise.all([seedDirectory(database), seedDirectory(database)]);
  const seeded = await counts();
  expect(seeded).toMatchObject({ states: 51, nowhere: 0 });
  expect(seeded?.['providers']).toBeGreaterThanOrEqual(1_200);
  expect(seeded?.['provider_cities']).toBeGreaterThanOrEqual(60);
  expect(seeded?.['zip_codes']).toBeGreaterThan(41_000);
  expect(seeded?.['cities']).toBeGreaterThan(30_000);

  await database.deleteFrom('providers').where('is_demo', '=', true).execute();
  const without = await counts();
  await seedDirectory(database);
  expect(await counts()).toEqual(without);
});

test('the listings of every category are counted', async () => {
  const { rows } = await sql<{ category: string; count: number }>`
    select category, count from category_counts
  `.execute(database);
  expect(rows.map(({ category }) => category).sort()).toEqual(CATEGORY_IDS.toSorted());
  expect(rows.every(({ count }) => count >= 51)).toBe(true);
});
