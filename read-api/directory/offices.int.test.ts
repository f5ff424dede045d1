import { resourceListSchema } from '@hearthway/domain/directory/directory.contract.ts';
import { stateOfficesSchema } from '@hearthway/domain/directory/offices.contract.ts';
import { providerSchema } from '@hearthway/domain/directory/provider.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
});

afterAll(() => directory.stop());

const clinics = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Clinic ${index}`,
    category: 'aba-therapy' as const,
  }));

beforeEach(async () => {
  await publish(directory.database, clinics(1));
  await addOffices();
});

const addOffices = async (): Promise<void> => {
  await sql`delete from offices`.execute(directory.database);
  for (const [id, kind, phone] of [
    ['office-nc-medicaid', 'medicaid', '(888) 245-0179'],
    ['office-nc-ei', 'early-intervention', null],
  ] as const) {
    await sql`
      insert into providers (id, source, source_name, category, categories, name, description,
        phone, street, city, state, zip, is_demo)
      values (${id}, 'state-contacts', 'A list', 'offices', '{offices}', ${`Office ${kind}`}, '',
        ${phone}, '', '', 'NC', '', false)
    `.execute(directory.database);
    await sql`
      insert into offices values (${id}, 'NC', ${kind}, true, 'secondary', 1)
    `.execute(directory.database);
  }
};

const officesOfSearch = async (query: Record<string, string>) =>
  resourceListSchema.parse((await directory.get('/api/resources', query)).json()).offices;

test('the offices of a state are there for everyone, in the order in which they are needed', async () => {
  const response = await directory.get('/api/offices/nc', {}, { isSignedIn: false });
  const { name, offices } = stateOfficesSchema.parse(response.json());
  expect(name).toBe('North Carolina');
  expect(offices.map(({ id, phone }) => [id, phone])).toEqual([
    ['office-nc-ei', null],
    ['office-nc-medicaid', '(888) 245-0179'],
  ]);
  expect((await directory.get('/api/offices/ZZ')).statusCode).toBe(404);
});

test('an empty or thin search leads to offices, those with a number first', async () => {
  for (const category of ['aba-therapy', 'dental'])
    expect(
      (await officesOfSearch({ category, location: '27701' }))?.offices.map(({ id }) => id),
    ).toEqual(['office-nc-medicaid', 'office-nc-ei']);
});

test('a search that found enough to call, or has no place, leads nowhere else', async () => {
  await publish(directory.database, clinics(3));
  await addOffices();
  expect(await officesOfSearch({ category: 'aba-therapy', location: '27701' })).toBeNull();
  expect(await officesOfSearch({ category: 'dental', location: '' })).toBeNull();
});

const doubt = (user: string, reportedAt: string, resolvedAt: string | null = null) =>
  sql`
    insert into listing_reports_v1 (user_id, reports, doubts)
    values (${user.repeat(32)}, '{"sealed": true}', ${JSON.stringify([
      { resourceId: 'office-nc-medicaid', reportedAt, resolvedAt },
    ])})
    on conflict (user_id) do update set doubts = excluded.doubts
  `.execute(directory.database);

test('a number that two families report as wrong is hidden wherever it stands, until it is confirmed', async () => {
  await sql`
    insert into listing_sources (provider_id, rank, source, source_name, name, phone, address)
    values ('office-nc-medicaid', 0, 'a', 'A list', 'Office', '(888) 245-0179', ''),
      ('office-nc-medicaid', 1, 'b', 'B list', 'Office', '(888) 245-0180', '')
  `.execute(directory.database);
  const shown = async () => {
    const [state, page, search] = await Promise.all(
      ['/api/offices/NC', '/api/resources/office-nc-medicaid', '/api/resources'].map((url) =>
        directory.get(url, url.endsWith('s') ? { category: 'dental', location: '27701' } : {}),
      ),
    );
    const office = stateOfficesSchema
      .parse(state?.json())
      .offices.find(({ id }) => id === 'office-nc-medicaid');
    const own = providerSchema.parse(page?.json());
    const beside = resourceListSchema.parse(search?.json()).offices?.offices;
    return [
      office?.phone,
      ...(office?.otherPhones ?? []),
      own.phone,
      ...own.sources.map(({ phone }) => phone),
      beside?.find(({ id }) => id === 'office-nc-medicaid')?.phone,
    ].filter((phone) => phone != null);
  };
  const all = ['179', '180', '179', '179', '180', '179'].map((end) => `(888) 245-0${end}`);
  await doubt('a', '2026-11-01T09:00:00Z');
  expect(await shown()).toEqual(all);
  await doubt('b', '2026-11-02T09:00:00Z');
  expect(await shown()).toEqual([]);
  await doubt('c', '2026-11-01T09:00:00Z', '2026-11-03T09:00:00Z');
  expect(await shown()).toEqual(all);
  await doubt('a', '2026-11-04T09:00:00Z');
  await doubt('b', '2026-11-05T09:00:00Z');
  expect(await shown()).toEqual([]);
  await sql`
    insert into provider_corrections (provider_id, field, value, imported_value, corrected_at)
    values ('office-nc-medicaid', 'phone', '{}', '{}', '2026-11-06T09:00:00Z')
  `.execute(directory.database);
  expect(await shown()).toEqual(all);
});

test('a page shows two numbers of two sources side by side, and links what may be the same', async () => {
  await publish(directory.database, [
    { id: 'npi-1', name: 'Bright Steps', category: 'aba-therapy' },
    { id: 'npi-2', name: 'Bright Steps', category: 'aba-therapy', at: milesNorth(1) },
  ]);
  await sql`
    insert into listing_sources (provider_id, rank, source, source_name, as_of, name, phone, address)
    values ('npi-1', 0, 'a', 'List A', '2023', 'Bright Steps', '(919) 555-0100', ''),
      ('npi-1', 1, 'b', 'List B', '2021-11', 'Bright Steps', '(919) 555-0101', '')
  `.execute(directory.database);
  await sql`
    insert into listing_sources (
      provider_id, rank, source, source_name, as_of, name, phone, address, listed_as
    ) values ('npi-2', 100, 'c', 'List C', '2024', 'Bright Steps', '(919) 555-0103', '', 'c-1')
  `.execute(directory.database);
  await sql`insert into likely_duplicates values ('npi-1', 'npi-2')`.execute(directory.database);
  const pageOf = async (id: string) =>
    providerSchema.parse((await directory.get(`/api/resources/${id}`)).json());
  expect(
    (await pageOf('npi-1')).sources.map(({ source, asOf, phone }) => [source, asOf, phone]),
  ).toEqual([
    ['List A', '2023', '(919) 555-0100'],
    ['List B', '2021-11', '(919) 555-0101'],
  ]);
  expect((await pageOf('npi-2')).sources.map(({ source, phone }) => [source, phone])).toEqual([
    ['National provider registry (NPPES)', '(919) 555-0100'],
    ['List C', '(919) 555-0103'],
  ]);
  expect((await pageOf('npi-1')).alike.map(({ id }) => id)).toEqual(['npi-2']);
  expect((await pageOf('npi-2')).alike.map(({ id }) => id)).toEqual(['npi-1']);
});
