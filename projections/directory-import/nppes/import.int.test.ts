import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BILLED_MEDICAID,
  CHILDRENS_HOSPITAL,
} from '@hearthway/domain/directory/listing-sources.constants.ts';
import { SPECIALTIES } from '@hearthway/domain/directory/taxonomy.ts';
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
import { xlsxOf, zipOf } from '../input/zip.fixture.ts';
import { AlreadyImportedError } from '../order.ts';
import { places } from '../places/places.fixture.ts';
import { seedDirectory } from '../seed/seed.ts';
import { nppesFormat } from './format.ts';
import {
  csvOf,
  type MadeUpRow,
  madeUpNpi,
  ORGANIZATION,
  PERSON,
  taxonomies,
} from './nppes-file.fixture.ts';

let postgres: TestDatabase;
let database: Kysely<DirectoryImportSchema>;
let directory: string;
let reportFile: string;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  directory = await mkdtemp(join(tmpdir(), 'hearthway-import-'));
  reportFile = join(directory, 'reports', 'rejects.csv');
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  await sql`truncate providers, retired_providers, directory_imports cascade`.execute(database);
});

const fileOf = async (content: string | Buffer, name = 'npidata.csv'): Promise<string> => {
  const path = join(directory, name);
  await writeFile(path, content);
  return path;
};

const importFile = (
  path: string,
  {
    signal = new AbortController().signal,
    onProgress = () => {},
    isAgain = false,
  }: Partial<Hooks> = {},
): Promise<Imported> =>
  importDirectory({
    databaseUrl: postgres.url,
    format: nppesFormat,
    path,
    reportFile,
    places,
    signal,
    onProgress,
    isAgain,
  });

type Hooks = Pick<Parameters<typeof importDirectory>[0], 'signal' | 'onProgress' | 'isAgain'>;

const importRows = async (...rows: readonly MadeUpRow[]): Promise<Imported> =>
  importFile(await fileOf(csvOf(rows)));

const names = async (): Promise<readonly string[]> =>
  (await database.selectFrom('providers').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

/** All tables that an import could change. */
const stateOfDirectory = async (): Promise<unknown> => {
  const { rows } = await sql`
    select
      (select jsonb_agg(to_jsonb(providers) order by id) from providers) as providers,
      (select jsonb_agg(to_jsonb(category_counts) order by category) from category_counts) as counts,
      (select count(*) from directory_import_rows) as staged
  `.execute(database);
  return rows[0];
};

/** People called Doe of Durham, as many as asked for. */
const people = (count: number): readonly MadeUpRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...PERSON,
    NPI: madeUpNpi(index),
    'Provider First Name': `JANE ${index}`,
  }));

const SAMPLE = fileURLToPath(new URL('../../../../shared/data/nppes-sample.csv', import.meta.url));

test.runIf(existsSync(SAMPLE))(
  'every relevant row of the real sample is published, and only those',
  async () => {
    const records: readonly Record<string, string>[] = parse(await readFile(SAMPLE), {
      columns: true,
    });
    // Counted in another way than the importer does.
    const relevant = records.filter((record) =>
      record['NPI Reactivation Date'] !== '' || record['NPI Deactivation Date'] === ''
        ? Object.entries(record).some(
            ([column, value]) =>
              column.startsWith('Healthcare Provider Taxonomy Code_') && SPECIALTIES.has(value),
          )
        : false,
    );
    const imported = await importFile(SAMPLE);
    expect(imported).toMatchObject({ rows: 2_050, added: relevant.length, rejected: 0 });
    const stored = await database.selectFrom('providers').select('id').orderBy('id').execute();
    expect(stored.map(({ id }) => id)).toEqual(
      relevant.map((record) => `npi-${record['NPI']}`).sort(),
    );
  },
);

describe('an import', () => {
  test('adds, updates, leaves alone and counts', async () => {
    const [one, two] = [
      { ...PERSON, NPI: madeUpNpi(1) },
      { ...ORGANIZATION, NPI: madeUpNpi(2) },
    ];
    expect(await importRows(one)).toMatchObject({ added: 1, updated: 0, unchanged: 0 });
    expect(await importRows(one, two)).toMatchObject({ added: 1, updated: 0, unchanged: 1 });
    const renamed = { ...one, 'Provider Last Name (Legal Name)': 'ROE' };
    expect(await importRows(renamed, two)).toMatchObject({ added: 0, updated: 1, unchanged: 1 });
    expect(await names()).toEqual(['Bright Steps ABA, LLC', 'Jane Roe, MS, CCC-SLP']);
    const { rows } = await sql<{ category: string; count: number }>`
      select category, count from category_counts where count > 0 order by category
    `.execute(database);
    expect(rows).toEqual([
      { category: 'aba-therapy', count: 1 },
      { category: 'speech-therapy', count: 1 },
    ]);
  });

  test('takes the last of several rows for one provider', async () => {
    const again = { ...PERSON, 'Provider First Name': 'JOAN' };
    expect(await importRows(PERSON, again)).toMatchObject({ added: 1 });
    expect(await names()).toEqual(['Joan Doe, MS, CCC-SLP']);
  });

  test('retires deactivated providers and those of another specialty, and leaves unmentioned ones', async () => {
    const [closed, changed, silent] = [1, 2, 3].map((number) => ({
      ...ORGANIZATION,
      NPI: madeUpNpi(number),
      'Provider Organization Name (Legal Business Name)': `PRACTICE ${number}`,
    }));
    await importRows({ ...closed }, { ...changed }, { ...silent });
    const imported = await importRows(
      // The registry empties the rows of deactivated providers.
      { NPI: madeUpNpi(1), 'NPI Deactivation Date': '06/19/2007' },
      { ...changed, ...taxonomies('207Q00000X') },
      { ...ORGANIZATION, NPI: madeUpNpi(4) },
      { NPI: madeUpNpi(5), 'NPI Deactivation Date': '06/19/2007' },
    );
    expect(imported).toMatchObject({ added: 1, retired: 2 });
    expect(await names()).toEqual(['Bright Steps ABA, LLC', 'Practice 3']);
  });

  test('takes the made-up listings away, and they never come back', async () => {
    await seedDirectory(database, { hasDemo: true });
    await importRows(PERSON);
    await seedDirectory(database, { hasDemo: true });
    const { demo } = await database
      .selectFrom('providers')
      .select(({ fn }) => fn.count<string>('id').as('demo'))
      .where('is_demo', '=', true)
      .executeTakeFirstOrThrow();
    expect(demo).toBe('0');
  });

  test('reports the rows that it cannot use by line and NPI, and publishes the others', async () => {
    const bad = { ...PERSON, NPI: madeUpNpi(7) };
    const csv = csvOf([
      { ...bad, NPI: '1234567890' },
      PERSON,
      { ...bad, 'Provider Business Practice Location Address Postal Code': 'A\\B' },
    ]);
    const path = await fileOf(csv.replace(PERSON['NPI'] ?? '', `too","many","${PERSON['NPI']}`));
    await appendFile(path, csvOf([{ ...ORGANIZATION, NPI: madeUpNpi(8) }]).split('\n')[1] ?? '');
    expect(await importFile(path)).toMatchObject({ rows: 4, added: 1, rejected: 3 });
    expect(await readFile(reportFile, 'utf8')).toBe(
      [
        'line,record,outcome,reason',
        '2,1234567890,rejected,The NPI is wrong: its check digit does not match.',
        '3,"",rejected,It has 103 columns instead of 101.',
        `4,${madeUpNpi(7)},rejected,Its ZIP code is not one.`,
        '',
      ].join('\n'),
    );
    await importRows(PERSON);
    expect(existsSync(reportFile)).toBe(false);
  });

  test('keeps every sign of a name', async () => {
    const name = `A "B" \\N C, D\tE'S {"F"} ${'é'.repeat(3)}`;
    await importRows({
      ...ORGANIZATION,
      'Provider Organization Name (Legal Business Name)': `x${name}`,
    });
    expect(await names()).toEqual([`x${name.replace('\t', ' ')}`]);
  });

  test('reads a file with a byte order mark and Windows line ends', async () => {
    const path = await fileOf(`\uFEFF${csvOf(people(3)).replaceAll('\n', '\r\n')}`);
    expect(await importFile(path)).toMatchObject({ rows: 3, added: 3 });
  });
});

describe('weeks of the registry', () => {
  const week = (from: string, to: string, ...rows: readonly MadeUpRow[]): Promise<string> =>
    fileOf(csvOf(rows), `npidata_pfile_${from}-${to}.csv`);
  const dated = (number: number, day: string, more: MadeUpRow = {}): MadeUpRow => ({
    ...ORGANIZATION,
    NPI: madeUpNpi(number),
    'Last Update Date': day,
    'Provider Organization Name (Legal Business Name)': `PRACTICE ${number}`,
    ...more,
  });

  test('are applied in their order: the same again is no import, and an older one is refused', async () => {
    const whole = zipOf([
      {
        name: 'npidata_pfile_20050523-20251102.csv',
        content: csvOf([dated(1, '10/20/2025'), dated(2, '10/20/2025')]),
      },
    ]);
    expect(await importFile(await fileOf(whole, 'monthly.zip'))).toMatchObject({ added: 2 });
    const second = await week('20251110', '20251116', dated(1, '11/12/2025'));
    expect(await importFile(second)).toMatchObject({
      updated: 1,
      gap: { from: '2025-11-03', to: '2025-11-09' },
    });
    const before = await stateOfDirectory();
    await expect(importFile(second)).rejects.toThrow(AlreadyImportedError);
    const first = await week(
      '20251103',
      '20251109',
      dated(1, '11/05/2025'),
      dated(3, '11/05/2025'),
    );
    await expect(importFile(first)).rejects.toThrow('an older file would bring back');
    expect(await stateOfDirectory()).toEqual(before);
    // By the order of an operator, its newer rows come in and its older ones stay out.
    expect(await importFile(first, { isAgain: true })).toMatchObject({ added: 1, older: 1 });
    expect(await importFile(second, { isAgain: true })).toMatchObject({ unchanged: 1 });
  });

  test('retire who was deactivated, also by the report of deactivated numbers', async () => {
    await importRows(dated(1, '10/20/2025'), dated(2, '10/20/2025'), dated(3, '10/20/2025'));
    const closed = { NPI: madeUpNpi(1), 'NPI Deactivation Date': '11/04/2025' };
    expect(await importFile(await week('20251103', '20251109', closed))).toMatchObject({
      retired: 1,
    });
    const report = xlsxOf([
      ['NPPES Deactivated NPI Report as of November 10 2025'],
      ['NPI', 'NPPES Deactivation Date'],
      [madeUpNpi(2), '11/06/2025'],
      // It was reactivated since.
      [madeUpNpi(3), '03/16/2006'],
      [madeUpNpi(9), '03/16/2006'],
      ['1234567890', '03/16/2006'],
    ]);
    expect(
      await importFile(
        await fileOf(zipOf([{ name: 'Report.xlsx', content: report }]), 'report.zip'),
      ),
    ).toMatchObject({ rows: 4, retired: 1, older: 1, rejected: 1 });
    expect(await names()).toEqual(['Practice 3']);
  });
});

test('a provider that is excluded from federal programs is not listed, and leaves when it was', async () => {
  const rows = [1, 2].map((number) => ({ ...PERSON, NPI: madeUpNpi(number) }));
  await importRows(...rows);
  await sql`insert into excluded_npis values (${madeUpNpi(2)}), (${madeUpNpi(3)})`.execute(
    database,
  );
  const imported = await importRows(...rows, { ...PERSON, NPI: madeUpNpi(3) });
  await sql`truncate excluded_npis`.execute(database);
  expect(imported).toMatchObject({
    added: 0,
    retired: 1,
    rejected: 2,
    reasons: [{ reason: 'Its NPI is excluded from federal health programs.', count: 2 }],
  });
});

test('evidence of another source outlives an import of the same provider', async () => {
  const id = `npi-${PERSON['NPI']}`;
  await sql`
    insert into listing_sources (provider_id, rank, source, source_name, name, address, tags)
    values (${id}, 0, 'a', 'A list', 'Jane', '', ${[BILLED_MEDICAID]}),
      (${id}, 1, 'b', 'B list', 'Jane', '', ${[BILLED_MEDICAID, CHILDRENS_HOSPITAL]})
  `.execute(database);
  const other = { ...PERSON, NPI: madeUpNpi(1) };
  await importRows(PERSON, other);
  const again = await importRows(PERSON, other);
  await sql`delete from listing_sources where provider_id = ${id}`.execute(database);
  expect(again).toMatchObject({ updated: 0, unchanged: 2 });
  const [silent, seen] = await database
    .selectFrom('providers')
    .select(['id', 'tags'])
    .orderBy(({ eb, ref }) => eb(ref('id'), '=', id))
    .execute();
  expect(seen?.tags).toEqual([...(silent?.tags ?? []), BILLED_MEDICAID, CHILDRENS_HOSPITAL]);
});

describe('an interrupted import', () => {
  test('leaves the directory unchanged, resumes where it stopped, and ends the same', async () => {
    const path = await fileOf(csvOf(people(4_500)));
    const interruption = new AbortController();
    const interrupted = importFile(path, {
      signal: interruption.signal,
      onProgress: ({ rows }) => {
        if (rows === 4_200) interruption.abort();
      },
    });
    await expect(interrupted).rejects.toMatchObject({ name: 'AbortError' });
    expect(await names()).toEqual([]);

    const rest: number[] = [];
    const imported = await importFile(path, { onProgress: ({ rows }) => rest.push(rows) });
    expect(imported.resumedAt).toBeGreaterThanOrEqual(2_000);
    expect(imported).toMatchObject({ rows: 4_500, added: 4_500 });
    expect([rest[0], rest.at(-1)]).toEqual([imported.resumedAt + 1, 4_500]);
    expect(await importFile(path)).toMatchObject({ resumedAt: 0, unchanged: 4_500 });
  });

  test('resumes after an outage of the database', async () => {
    const path = await fileOf(csvOf(people(4_500)));
    let cut: Promise<unknown> | undefined;
    const interrupted = importFile(path, {
      onProgress: ({ rows }) => {
        if (rows < 4_200) return;
        cut ??= sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'hearthway-directory-import'
        `.execute(database);
      },
    });
    await expect(interrupted).rejects.toThrow();
    await cut;
    expect(await names()).toEqual([]);
    expect(await importFile(path)).toMatchObject({ rows: 4_500, added: 4_500 });
  });

  test('restarts when the file was replaced', async () => {
    const interruption = new AbortController();
    const interrupted = importFile(await fileOf(csvOf(people(4_400))), {
      signal: interruption.signal,
      onProgress: ({ rows }) => {
        if (rows === 4_200) interruption.abort();
      },
    });
    await expect(interrupted).rejects.toMatchObject({ name: 'AbortError' });
    expect(await importRows(PERSON)).toMatchObject({ resumedAt: 0, rows: 1, added: 1 });
    expect(await names()).toHaveLength(1);
  });
});

test('of two imports at once the second is refused', async () => {
  const path = await fileOf(csvOf(people(3_000)));
  let second: Promise<unknown> | undefined;
  const first = importFile(path, {
    onProgress: () => {
      second ??= importFile(path).catch((error: unknown) => error);
    },
  });
  await expect(first).resolves.toMatchObject({ added: 3_000 });
  expect(await second).toMatchObject({
    message: 'Another import is running. Start this one again when it has ended.',
  });
});

describe('a file is refused, and the directory stays unchanged,', () => {
  const whole = csvOf(people(3_000));
  const lines = whole.split('\n');
  const withLine = (index: number, line: string): string => lines.with(index, line).join('\n');

  test.each<[string, string | Buffer, string]>([
    ['when it is empty', '', 'The file has no column "NPI".'],
    [
      'when it is a damaged zip',
      Buffer.from('PK\u0003\u0004\n"zip'),
      'The zip is damaged or was cut off',
    ],
    [
      'when its header is another',
      whole.replace('Provider First Name', 'Given Name'),
      'The file has no column "Provider First Name".',
    ],
    [
      'when it ends in the middle of a row',
      `${whole.slice(0, whole.lastIndexOf('","M.S'))}"`,
      'The file ends in the middle of a row, on line 3001: it was cut off.',
    ],
    [
      'when it ends inside quotation marks',
      whole.slice(0, -20),
      'The file ends inside the quotation marks of line 3001: it was cut off.',
    ],
    [
      'when a line is as long as the file',
      withLine(2_500, `"${'x'.repeat(10_000_000)}"`),
      'Line 2501 is longer than a megabyte.',
    ],
    [
      'when a quotation mark is in the wrong place',
      withLine(2_500, '"one"two"'),
      'Line 2501 has a quotation mark in the wrong place.',
    ],
    [
      'when it is in Latin-1',
      Buffer.from(withLine(2_500, (lines[2_500] ?? '').replace('DOE', 'NUÑEZ')), 'latin1'),
      'Line 2501 is not UTF-8.',
    ],
    [
      'when nothing in it belongs there',
      csvOf([{ ...PERSON, ...taxonomies('207Q00000X') }]),
      'No row of the file belongs in the directory',
    ],
  ])('%s', async (_, content, message) => {
    await importRows({ ...ORGANIZATION, NPI: madeUpNpi(9_999) });
    const before = await stateOfDirectory();
    await expect(importFile(await fileOf(content))).rejects.toThrow(message);
    expect(await stateOfDirectory()).toEqual(before);
  });

  test('when it grows while it is read', async () => {
    const path = await fileOf(whole);
    let grown: Promise<void> | undefined;
    const onProgress = () => (grown ??= appendFile(path, whole.split('\n')[1] ?? ''));
    await expect(importFile(path, { onProgress })).rejects.toThrow('The file has changed while');
    await grown;
    expect(await names()).toEqual([]);
  });

  test('when it is not there', async () => {
    await expect(importFile(join(directory, 'none.csv'))).rejects.toThrow(/Cannot read .*none.csv/);
  });
});
