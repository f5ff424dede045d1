import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCorrections } from '@hearthway/infra/adapters/directory/correction-fields.ts';
import {
  correctProvider,
  withdrawCorrection,
} from '@hearthway/infra/adapters/directory/corrections.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { parse } from 'csv-parse/sync';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Imported, importDirectory } from '../import-directory.ts';
import type { DirectoryImportSchema } from '../import-schema.ts';
import { places } from '../places/places.fixture.ts';
import { seedDirectory } from '../seed/seed.ts';
import { spreadsheetFormat } from './format.ts';
import { readMapping } from './mapping.ts';
import { csvOf, type ListedRow, MAPPING } from './spreadsheet.fixture.ts';

let postgres: TestDatabase;
let database: Kysely<DirectoryImportSchema>;
let directory: string;
let reportFile: string;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  await seedDirectory(database);
  directory = await mkdtemp(join(tmpdir(), 'hearthway-spreadsheet-'));
  reportFile = join(directory, 'report.csv');
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  await sql`
    truncate providers, retired_providers, provider_corrections, directory_imports cascade
  `.execute(database);
});

type Options = Partial<Parameters<typeof importDirectory>[0]>;

const importFile = (path: string, options: Options = {}): Promise<Imported> =>
  importDirectory({
    databaseUrl: postgres.url,
    format: spreadsheetFormat(MAPPING),
    path,
    reportFile,
    places,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...options,
  });

const fileOf = async (rows: readonly ListedRow[]): Promise<string> => {
  const path = join(directory, 'list.csv');
  await writeFile(path, csvOf(rows));
  return path;
};

const importRows = async (rows: readonly ListedRow[], options: Options = {}): Promise<Imported> =>
  importFile(await fileOf(rows), options);

const listings = () => database.selectFrom('providers').selectAll().orderBy('name').execute();

const namesIn = async (table: 'providers' | 'retired_providers'): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} order by name
  `.execute(database);
  return rows.map(({ name }) => name);
};

const report = async (): Promise<readonly Record<string, string>[]> =>
  parse(await readFile(reportFile), { columns: true });

/** All tables that an import could change. */
const stateOfDirectory = async (): Promise<unknown> => {
  const { rows } = await sql`
    select
      (select jsonb_agg(to_jsonb(providers) order by id) from providers) as providers,
      (select jsonb_agg(to_jsonb(retired_providers) order by id) from retired_providers) as retired,
      (select jsonb_agg(to_jsonb(category_counts) order by category) from category_counts) as counts,
      (select count(*) from directory_import_rows) as staged
  `.execute(database);
  return rows[0];
};

/** Generates practices all over the state. */
const practices = (count: number): readonly ListedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Practice ${index}`,
    address: `${index + 1} Main St, Durham, NC 27701`,
  }));

const LIST = fileURLToPath(
  new URL('../../../../shared/data/autism-resources-nc.csv', import.meta.url),
);
const LIST_MAPPING = fileURLToPath(new URL('mappings/autism-resources-nc.json', import.meta.url));

describe.runIf(existsSync(LIST))('the list of North Carolina', () => {
  test('is imported whole: every row is in a listing, and every doubt in the report', async () => {
    const format = spreadsheetFormat(await readMapping(LIST_MAPPING));
    const records: readonly Record<string, string>[] = parse(await readFile(LIST), {
      columns: true,
    });
    const imported = await importFile(LIST, { format });
    expect(imported).toMatchObject({ rows: 763, rejected: 0, updated: 0 });

    const all = await listings();
    expect(all).toHaveLength(imported.added);
    const listedNames = new Set(all.map(({ name }) => name.toLowerCase()));
    const missing = records.filter(
      ({ Name = '' }) => !listedNames.has(Name.replaceAll(/\s+/g, ' ').trim().toLowerCase()),
    );
    expect(missing).toEqual([]);

    // Rows without a usable address have no point; they alone are in the report.
    const remarks = await report();
    const unplaced = remarks.filter(({ outcome }) => outcome === 'unplaced');
    const withoutAddress = records.filter(
      (record) =>
        !/[A-Z].*[A-Z]/i.test(
          record['Physical Address']?.replace(/^(N\/A|Contractors|Online Only)$/i, '') ?? '',
        ),
    );
    expect(unplaced).toHaveLength(withoutAddress.length);
    expect(
      all
        .filter(({ latitude }) => latitude === null)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...new Set(unplaced.map(({ record }) => record))].sort());
    expect(all.every(({ state, category }) => state === 'NC' && category !== '')).toBe(true);

    const [camp] = all.filter(
      ({ name, city }) => name.endsWith('Summer Day Camp') && city === 'Bolivia',
    );
    expect(camp).toMatchObject({
      phone: '(252) 658-3020',
      ages_from: 3,
      tags: expect.arrayContaining(['Camp']),
    });
    expect(camp?.description).toContain('Serves Beaufort, Bertie, Camden');
    expect(
      remarks.filter(({ outcome }) => outcome === 'possible-duplicate').length,
    ).toBeGreaterThan(20);

    const before = await stateOfDirectory();
    expect(await importFile(LIST, { format })).toMatchObject({
      added: 0,
      updated: 0,
      retired: 0,
      unchanged: imported.added,
    });
    expect(await stateOfDirectory()).toEqual(before);
  });
});

test('a listing says where it comes from', async () => {
  await importRows([{ name: 'Bright Steps', verified: '11/2/2026' }]);
  expect(await listings()).toMatchObject([
    {
      source: 'made-up-list',
      source_name: 'A made-up list',
      licence: 'CC0',
      imported_at: expect.any(Date),
    },
  ]);
});

test('rows of one provider in several counties are merged, and contradictions reported', async () => {
  const row = { name: 'Bright Steps', address: '12 Main Street, Durham, NC 27701', ages: '2-5' };
  const imported = await importRows([
    { ...row, county: 'Durham', aba: 'yes', phone: '919-555-0100' },
    {
      ...row,
      county: 'Wake',
      speech: 'Yes',
      address: '12 Main St, Durham NC, 27701',
      ages: '5-12',
    },
    { ...row, county: 'Orange', aba: 'x', phone: '919-555-0199', email: 'hi@example.org' },
  ]);
  expect(imported).toMatchObject({ rows: 3, added: 1 });
  expect(await listings()).toMatchObject([
    {
      categories: ['aba-therapy', 'speech-therapy'],
      phone: '(919) 555-0100',
      email: 'hi@example.org',
      ages_from: 2,
      ages_to: 12,
      description: expect.stringContaining('Serves Durham, Wake, and Orange Counties.'),
    },
  ]);
  expect(await report()).toEqual([
    {
      line: '4',
      record: 'Bright Steps',
      outcome: 'merged',
      reason: 'An earlier row of the same has another phone: that one holds.',
    },
  ]);
});

test('the same provider under different names is pointed out, not merged', async () => {
  await importRows([
    { name: 'Bright Steps ABA', phone: '919-555-0100', address: '1 Main St, Durham, NC 27701' },
    { name: 'BrightSteps', phone: '(919) 555-0100', address: '1 Main St., Durham, NC 27701' },
    { name: 'Others', phone: '919-555-0101', address: '2 Main St, Durham, NC 27701' },
  ]);
  expect(await namesIn('providers')).toEqual(['Bright Steps ABA', 'BrightSteps', 'Others']);
  expect(await report()).toMatchObject([
    {
      line: '2',
      outcome: 'possible-duplicate',
      reason:
        'The listings of lines 2, 3 have different names and the same address, the same telephone number.',
    },
  ]);
});

test('rows that are not as they should be are listed as far as they go, and reported', async () => {
  await importRows([
    { name: 'County Only', county: 'Wake' },
    { name: 'Post Box', address: 'PO Box 12, Durham, NC 27702' },
    { name: 'Two\nPlaces', address: '1 Main St, Durham, NC 27701, 5 Oak St, Apex, NC 27502' },
    { name: 'Far Away', address: '1 Main St, Atlanta, GA 30303' },
    { name: 'Unknown City', address: '1 Main St, Atlantis, NC' },
    { name: '', address: '1 Main St, Durham, NC 27701' },
    { name: 'No Phone', address: '1 Elm St, Durham, NC 27701', phone: '555' },
  ]);
  expect((await report()).map(({ line, outcome }) => `${line} ${outcome}`)).toEqual([
    '2 unplaced',
    '3 approximate',
    '4 several-addresses',
    '6 out-of-state',
    '7 unplaced',
    '8 rejected',
    '9 unreadable',
  ]);
  const placed = (await listings()).filter(({ latitude }) => latitude !== null);
  expect(placed.map(({ name, city }) => `${name}, ${city}`)).toEqual([
    'Far Away, Atlanta',
    'No Phone, Durham',
    'Post Box, Durham',
    'Two Places, Durham',
    'Two Places, Apex',
  ]);
});

describe('a listing missing from the new list', () => {
  test('retires, is still found by its id, and returns with the list', async () => {
    const rows = practices(3);
    await importRows(rows);
    const [, second] = await listings();
    expect(await importRows(rows.toSpliced(1, 1))).toMatchObject({ retired: 1, unchanged: 2 });
    expect(await namesIn('providers')).toEqual(['Practice 0', 'Practice 2']);
    const { rows: retired } = await sql`
      select id, name, retired_at is not null as "isRetired" from retired_providers
    `.execute(database);
    expect(retired).toEqual([{ id: second?.id, name: 'Practice 1', isRetired: true }]);

    expect(await importRows(rows)).toMatchObject({ added: 0, returned: 1, unchanged: 2 });
    expect(await namesIn('providers')).toEqual(['Practice 0', 'Practice 1', 'Practice 2']);
    expect(await namesIn('retired_providers')).toEqual([]);
  });

  test('stays when it comes from another source', async () => {
    await importRows(practices(2));
    const other = spreadsheetFormat({ ...MAPPING, source: 'other-list' });
    expect(await importRows(practices(1), { format: other })).toMatchObject({
      joined: 1,
      retired: 0,
    });
    expect(await listings()).toHaveLength(2);
  });

  test('is refused as a mistake when it is most of the list, unless forced', async () => {
    await importRows(practices(30));
    const before = await stateOfDirectory();
    await expect(importRows(practices(14))).rejects.toThrow(
      'The file lacks 16 listings of its source and has 14: it was perhaps cut off.',
    );
    expect(await stateOfDirectory()).toEqual(before);
    expect(await importRows(practices(14), { mayShrink: true })).toMatchObject({ retired: 16 });
  });
});

describe('corrections', () => {
  const correct = async (...settings: readonly string[]): Promise<string> => {
    const [listing] = await listings();
    const providerId = listing?.id ?? '';
    await correctProvider(database, { providerId, corrections: readCorrections(settings) });
    return providerId;
  };

  const row: ListedRow = {
    name: 'Bright Steps',
    address: '1 Main St, Durham, NC 27701',
    phone: '919-555-0100',
  };

  test('survive the next import, field by field', async () => {
    await importRows([row]);
    await correct('phone=919-555-0199', 'zip=27705');
    expect(await importRows([row])).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await importRows([{ ...row, website: 'bright.example.org' }])).toMatchObject({
      updated: 1,
    });
    expect(await listings()).toMatchObject([
      { phone: '(919) 555-0199', zip: '27705', website: 'https://bright.example.org' },
    ]);
  });

  test("are replaced by the source's current values when they are withdrawn", async () => {
    await importRows([row]);
    const providerId = await correct('phone=919-555-0199');
    await importRows([{ ...row, phone: '919-555-0123' }]);
    await withdrawCorrection(database, { providerId, field: 'phone' });
    expect(await listings()).toMatchObject([{ phone: '(919) 555-0123' }]);
  });

  test('keep a listing out', async () => {
    await importRows([row, ...practices(1)]);
    await correct('listed=no');
    expect(await importRows([row, ...practices(1)])).toMatchObject({ added: 0, unchanged: 1 });
    expect(await namesIn('providers')).toEqual(['Practice 0']);
    expect(await namesIn('retired_providers')).toEqual(['Bright Steps']);
  });
});

describe('an interrupted import', () => {
  test('leaves the directory unchanged, resumes where it stopped, and still merges', async () => {
    const rows = [
      { name: 'Practice 0', address: '1 Main St, Durham, NC 27701', county: 'Durham' },
      ...practices(4_499),
    ];
    const path = await fileOf(rows);
    const interruption = new AbortController();
    const interrupted = importFile(path, {
      signal: interruption.signal,
      onProgress: ({ rows: read }) => {
        if (read === 4_200) interruption.abort();
      },
    });
    await expect(interrupted).rejects.toMatchObject({ name: 'AbortError' });
    expect(await listings()).toEqual([]);
    const imported = await importFile(path);
    expect(imported.resumedAt).toBeGreaterThanOrEqual(2_000);
    expect(imported).toMatchObject({ rows: 4_500, added: 4_499 });
  });

  test('restarts when the mapping was changed', async () => {
    const path = await fileOf(practices(4_400));
    const interruption = new AbortController();
    const interrupted = importFile(path, {
      signal: interruption.signal,
      onProgress: ({ rows }) => {
        if (rows === 4_200) interruption.abort();
      },
    });
    await expect(interrupted).rejects.toMatchObject({ name: 'AbortError' });
    const format = spreadsheetFormat({ ...MAPPING, name: 'The same list' });
    expect(await importFile(path, { format })).toMatchObject({ resumedAt: 0, rows: 4_400 });
  });
});

test.each([
  [
    'Name\nBright Steps\n',
    /^The file has no column "Address", which the mapping names in columns\.address\. It has: "Name"\.$/,
  ],
  [
    csvOf(practices(2))
      .trimEnd()
      .replace(/,[^,]*$/, ''),
    /^The file ends in the middle of a row, on line 3/,
  ],
  [csvOf([]), /^No row of the file belongs in the directory/],
])('a file is refused, and the directory stays unchanged: %j', async (content, message) => {
  await importRows(practices(1));
  const before = await stateOfDirectory();
  const path = join(directory, 'bad.csv');
  await writeFile(path, content);
  await expect(importFile(path)).rejects.toThrow(message);
  expect(await stateOfDirectory()).toEqual(before);
});
