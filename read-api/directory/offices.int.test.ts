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

test('a number that two families report as wrong is hidden until one report is answered', async () => {
  const report = (user: string, resolution: unknown) =>
    sql`
    insert into listing_reports_v1 values (${user}, ${JSON.stringify([
      { resourceId: 'office-nc-medicaid', field: 'phone', resolution },
    ])})
  `.execute(directory.database);
  const phone = async () =>
    stateOfficesSchema
      .parse((await directory.get('/api/offices/NC')).json())
      .offices.find(({ id }) => id === 'office-nc-medicaid')?.phone;
  await report('a'.repeat(32), null);
  expect(await phone()).toBe('(888) 245-0179');
  await report('b'.repeat(32), null);
  expect(await phone()).toBeNull();
  await sql`
    update listing_reports_v1 set reports = jsonb_set(reports, '{0,resolution}', '{}')
    where user_id = ${'b'.repeat(32)}
  `.execute(directory.database);
  expect(await phone()).toBe('(888) 245-0179');
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
  await sql`insert into likely_duplicates values ('npi-1', 'npi-2')`.execute(directory.database);
  const pageOf = async (id: string) =>
    providerSchema.parse((await directory.get(`/api/resources/${id}`)).json());
  expect(
    (await pageOf('npi-1')).sources.map(({ source, asOf, phone }) => [source, asOf, phone]),
  ).toEqual([
    ['List A', '2023', '(919) 555-0100'],
    ['List B', '2021-11', '(919) 555-0101'],
  ]);
  expect((await pageOf('npi-1')).alike.map(({ id }) => id)).toEqual(['npi-2']);
  expect((await pageOf('npi-2')).alike.map(({ id }) => id)).toEqual(['npi-1']);
});
