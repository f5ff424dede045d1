import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../embedded/postgres/postgres.fixture.ts';
import { connectPostgres } from '../postgres/postgres.ts';
import { readCorrections } from './correction-fields.ts';
import { correctProvider, withdrawCorrection } from './corrections.ts';

let postgres: TestDatabase;
let database: Kysely<unknown>;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  await sql`
    insert into zip_codes values ('27701', 36, -78.9, 'Durham', 'NC'), ('27510', 35.9, -79.1, 'Carrboro', 'NC')
  `.execute(database);
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

const ID = 'list-1';

beforeEach(async () => {
  await sql`truncate providers, retired_providers, provider_corrections, category_counts, directory_words`.execute(
    database,
  );
  await sql`
    insert into providers (id, source, category, categories, name, description, phone, street, city,
      state, zip, latitude, longitude, is_demo, last_verified)
    values (${ID}, 'list', 'dental', '{dental}', 'Old Name', '', '(919) 555-0100', '1 Main St', 'Durham',
      'NC', '27701', 36, -78.9, false, '2026-10-01')
  `.execute(database);
  await sql`insert into category_counts values ('dental', 1)`.execute(database);
});

const correct = (...settings: readonly string[]): Promise<boolean> =>
  correctProvider(database, { providerId: ID, corrections: readCorrections(settings) });

const withdraw = (field: string): Promise<boolean> =>
  withdrawCorrection(database, { providerId: ID, field });

const listing = async (table = 'providers'): Promise<Record<string, unknown> | undefined> => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(listing) - 'document' as row from ${sql.table(table)} as listing
  `.execute(database);
  return rows[0]?.row;
};

test('a correction shows at once, and its withdrawal brings back what the source says', async () => {
  const before = await listing();
  expect(await correct('phone=919-555-0199', 'ages=2-12', 'languages=es', 'inHome=yes')).toBe(true);
  expect(await listing()).toMatchObject({
    phone: '(919) 555-0199',
    ages_from: 2,
    ages_to: 12,
    languages: ['es'],
    in_home: true,
  });
  await correct('phone=');
  expect(await listing()).toMatchObject({ phone: null });
  for (const field of ['phone', 'ages', 'languages', 'inHome'])
    expect(await withdraw(field)).toBe(true);
  expect(await listing()).toEqual(before);
  expect(await withdraw('phone')).toBe(false);
});

test('a listing is found by its corrected name and filters', async () => {
  await correct('name=Brightly Steps', 'telehealth=yes', 'ages=20+');
  const { rows } = await sql`
    select id from providers
    where document @@ $$'bright':A & '+telehealth' & '+age:21' & '+age:adult' & !'+age:19'$$
  `.execute(database);
  expect(rows).toHaveLength(1);
  const words = await sql`select word from directory_words where word = 'brightly'`.execute(
    database,
  );
  expect(words.rows).toHaveLength(1);
});

test('an unknown detail matches no filter', async () => {
  const { rows } = await sql`select document::text from providers`.execute(database);
  expect(rows).toEqual([{ document: "'#dental' 'durham':3C 'name':2A 'old':1A" }]);
});

test('a corrected address moves it on the map, and back', async () => {
  const before = await listing();
  await correct('street=5 Oak St', 'city=Carrboro', 'zip=27510');
  expect(await listing()).toMatchObject({
    street: '5 Oak St',
    city: 'Carrboro',
    state: 'NC',
    zip: '27510',
    latitude: 35.9,
    longitude: -79.1,
  });
  const cells = await sql`select distinct latitude from map_cells`.execute(database);
  expect(cells.rows).toEqual([{ latitude: 35.9 }]);
  await withdraw('address');
  expect(await listing()).toEqual(before);
});

test('an address that cannot be located is refused, together with the other corrections', async () => {
  const before = await listing();
  await expect(correct('phone=919-555-0199', 'city=Atlantis', 'zip=99998')).rejects.toThrow(
    'We couldn’t find Atlantis NC 99998',
  );
  expect(await listing()).toEqual(before);
});

test('a delisted provider leaves the directory and its counts, and can return', async () => {
  await correct('listed=no', 'phone=919-555-0199');
  expect(await listing()).toBeUndefined();
  expect(await listing('retired_providers')).toMatchObject({ id: ID, phone: '(919) 555-0199' });
  expect((await sql`select count from category_counts`.execute(database)).rows).toEqual([
    { count: 0 },
  ]);
  await withdraw('listed');
  expect(await listing()).toMatchObject({ id: ID, phone: '(919) 555-0199' });
  expect((await sql`select count from category_counts`.execute(database)).rows).toEqual([
    { count: 1 },
  ]);
});

test('a correction during the publishing of an import comes after it', async () => {
  let correction: Promise<boolean> | undefined;
  await database.transaction().execute(async (publishing) => {
    await sql`lock table provider_corrections in share row exclusive mode`.execute(publishing);
    correction = correct('phone=919-555-0199');
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(database);
      expect(rows).toHaveLength(1);
    });
    await sql`update providers set phone = '(919) 555-0123'`.execute(publishing);
  });
  expect(await correction).toBe(true);
  expect(await listing()).toMatchObject({ phone: '(919) 555-0199' });
  await withdraw('phone');
  expect(await listing()).toMatchObject({ phone: '(919) 555-0123' });
});

test('a provider that does not exist cannot be corrected', async () => {
  const options = { providerId: 'list-2', corrections: readCorrections(['phone=']) };
  expect(await correctProvider(database, options)).toBe(false);
});
