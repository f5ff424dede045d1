import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importDirectory } from './import-directory.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import { nppesFormat } from './nppes/format.ts';
import {
  csvOf,
  type MadeUpRow,
  madeUpNpi,
  ORGANIZATION,
  taxonomies,
} from './nppes/nppes-file.fixture.ts';
import { places } from './places/places.fixture.ts';

let postgres: TestDatabase;
let database: Kysely<DirectoryImportSchema>;
let directory: string;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  directory = await mkdtemp(join(tmpdir(), 'hearthway-joined-'));
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
  await rm(directory, { recursive: true });
});

const importRows = async (...rows: readonly MadeUpRow[]) => {
  const path = join(directory, 'npidata.csv');
  await writeFile(path, csvOf(rows));
  return await importDirectory({
    databaseUrl: postgres.url,
    format: nppesFormat,
    path,
    reportFile: join(directory, 'report.csv'),
    places,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
};

const CLINIC: MadeUpRow = { ...ORGANIZATION, NPI: madeUpNpi(1) };
const STREET = 'Provider First Line Business Practice Location Address';
const PHONE = 'Provider Business Practice Location Address Telephone Number';
const NAME = 'Provider Organization Name (Legal Business Name)';
const UPDATED = 'Last Update Date';
const BRANCH: MadeUpRow = { ...CLINIC, NPI: madeUpNpi(2), [STREET]: '900 BROAD ST' };

/** The clinic as another list has it, without a telephone number. */
beforeEach(async () => {
  await sql`truncate providers, retired_providers, directory_imports, listing_sources, likely_duplicates cascade`.execute(
    database,
  );
  await importRows(CLINIC);
  await sql`
    update providers set id = 'list-1', source = 'list', source_name = 'A list', phone = null,
      medicaid = null, last_verified = null
  `.execute(database);
});

const listed = async () =>
  await database.selectFrom('providers').select(['id', 'phone']).orderBy('id').execute();

const statements = async () => {
  const { rows } = await sql`
    select provider_id, source, name, phone, as_of, url from listing_sources order by rank
  `.execute(database);
  return rows;
};

const STATEMENT = {
  provider_id: 'list-1',
  source: 'nppes',
  name: 'Bright Steps ABA, LLC',
  phone: '(919) 555-0100',
  as_of: '2020-07-08',
  url: `https://npiregistry.cms.hhs.gov/provider-view/${madeUpNpi(1)}`,
};

test('a clinic that another list has gets no second page: the registry is a further source of the first', async () => {
  expect(await importRows(CLINIC, BRANCH)).toMatchObject({ added: 1, joined: 1, retired: 0 });
  expect(await listed()).toEqual([
    { id: 'list-1', phone: '(919) 555-0100' },
    { id: `npi-${madeUpNpi(2)}`, phone: '(919) 555-0100' },
  ]);
  expect(await statements()).toEqual([STATEMENT]);
});

test('later files of the registry change its statement, older ones do not, and a deactivation removes it', async () => {
  await importRows(CLINIC);
  const moved = { ...CLINIC, [PHONE]: '9195550199', [STREET]: '77 ELM ST' };
  await importRows({ ...moved, [UPDATED]: '01/02/2021' });
  const newer = { ...STATEMENT, phone: '(919) 555-0199', as_of: '2021-01-02' };
  expect(await statements()).toEqual([newer]);
  await importRows({ ...CLINIC, [UPDATED]: '01/02/2019' });
  expect(await statements()).toEqual([newer]);
  await importRows({ ...CLINIC, 'NPI Deactivation Date': '03/04/2021' });
  expect(await statements()).toEqual([]);
  expect(await listed()).toEqual([{ id: 'list-1', phone: '(919) 555-0100' }]);
});

test('a number that a person has corrected away does not come back by another source', async () => {
  await sql`
    insert into provider_corrections (provider_id, field, value, imported_value)
    values ('list-1', 'phone', '{"phone": null}', '{"phone": "(919) 555-0100"}')
  `.execute(database);
  await importRows(CLINIC);
  await sql`truncate provider_corrections`.execute(database);
  expect(await listed()).toEqual([{ id: 'list-1', phone: null }]);
});

test('one that may be the same is listed, and linked for a person to tell', async () => {
  const namesake = { ...CLINIC, [NAME]: 'BRIGHT STEPS ABA PRESCHOOL' };
  expect(await importRows(namesake)).toMatchObject({ added: 1, joined: 0 });
  const { rows } = await sql`select * from likely_duplicates`.execute(database);
  expect(rows).toEqual([{ provider_id: 'list-1', other_id: `npi-${madeUpNpi(1)}` }]);
});

test('a clinic whose page has left the directory is listed by the next import', async () => {
  await importRows(CLINIC);
  await sql`delete from providers`.execute(database);
  expect(await importRows(CLINIC, { ...BRANCH, ...taxonomies('103K00000X') })).toMatchObject({
    added: 2,
    joined: 0,
  });
});
