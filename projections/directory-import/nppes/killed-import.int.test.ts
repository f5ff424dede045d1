import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FaultyNetwork,
  startFaultyNetwork,
} from '@hearthway/infra/adapters/network/faulty-network.fixture.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importDirectory } from '../import-directory.ts';
import type { DirectoryImportSchema } from '../import-schema.ts';
import { places } from '../places/places.fixture.ts';
import { nppesFormat } from './format.ts';
import { csvOf, madeUpNpi, PERSON, taxonomies } from './nppes-file.fixture.ts';

let postgres: TestDatabase;
let network: FaultyNetwork;
let database: Kysely<DirectoryImportSchema>;
let directory: string;

beforeAll(async () => {
  postgres = await createTestDatabase();
  network = await startFaultyNetwork(postgres.url);
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  directory = await mkdtemp(join(tmpdir(), 'hearthway-killed-import-'));
  await sql`truncate providers, retired_providers, directory_imports cascade`.execute(database);
});

afterAll(async () => {
  await database.destroy();
  await network.stop();
  await postgres.drop();
  await rm(directory, { recursive: true });
});

const LEAVING = taxonomies('207R00000X');

/** Each issue renames everybody, adds one provider and takes the one away that the issue before had added. */
const fileOfIssue = async (issue: number): Promise<string> => {
  const path = join(directory, `npidata-${issue}.csv`);
  const person = (number: number) => ({
    ...PERSON,
    NPI: madeUpNpi(number),
    'Provider First Name': `ISSUE ${issue}`,
  });
  await writeFile(
    path,
    csvOf([...[0, 1, 2].map(person), person(100 + issue), { ...person(99 + issue), ...LEAVING }]),
  );
  return path;
};

const importFile = async (path: string) =>
  await importDirectory({
    databaseUrl: network.url,
    format: nppesFormat,
    path,
    reportFile: join(directory, 'report.csv'),
    places,
    signal: new AbortController().signal,
    onProgress: () => {},
  });

/** Connections of imports that PostgreSQL has: one that is cut holds its lock until PostgreSQL notices. */
const connected = async () => {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'hearthway-directory-import'
  `.execute(database);
  return rows;
};

/** Listings as searches see them. */
const listed = async () =>
  await database.selectFrom('providers').select(['id', 'name']).orderBy('id').execute();

const idOf = (number: number): string => `npi-${madeUpNpi(number)}`;

const listedByIssue = (issue: number) =>
  [0, 1, 2, 100 + issue].map((number) => ({
    id: idOf(number),
    name: expect.stringContaining(`Issue ${issue} Doe`),
  }));

test('an import that ends between any two steps changes nothing or everything, and the next one completes it', async () => {
  await importFile(await fileOfIssue(0));
  let steps = 0;
  for (let issue = 1; ; issue += 1) {
    const path = await fileOfIssue(issue);
    network.cutAfter(issue);
    const isKilled = await importFile(path).then(
      () => false,
      () => true,
    );
    network.restore();
    await expect.poll(connected).toEqual([]);
    const afterwards = await listed();
    if (isKilled) {
      const isPublished = afterwards[0]?.name.includes(`Issue ${issue} Doe`) ?? false;
      expect(afterwards).toEqual(listedByIssue(isPublished ? issue : issue - 1));
      await importFile(path);
    }
    expect(await listed()).toEqual(listedByIssue(issue));
    const { rows } = await sql`
      select
        (select count(*)::integer from directory_import_rows) as staged,
        (select count(*)::integer from retired_providers) as retired,
        (select count from category_counts where category = 'speech-therapy') as counted
    `.execute(database);
    expect(rows).toEqual([{ staged: 0, retired: issue, counted: 4 }]);
    if (!isKilled) break;
    steps += 1;
  }
  expect(steps).toBeGreaterThan(20);
});
