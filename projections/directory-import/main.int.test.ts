import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createTestDatabase,
  type TestDatabase,
} from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { program } from './arguments.ts';
import { runImport } from './command.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import { xlsxOf, zipOf } from './input/zip.fixture.ts';
import { csvOf, madeUpNpi, PERSON } from './nppes/nppes-file.fixture.ts';
import { seedDirectory } from './seed/seed.ts';

let postgres: TestDatabase;
let database: Kysely<DirectoryImportSchema>;
let directory: string;

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = connectPostgres({ url: postgres.url, onConnectionLost: () => {} });
  await seedDirectory(database);
  directory = await mkdtemp(join(tmpdir(), 'hearthway-import-command-'));
  const people = Array.from({ length: ROWS }, (_, index) => ({ ...PERSON, NPI: madeUpNpi(index) }));
  await writeFile(join(directory, 'people.csv'), csvOf(people));
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
  await rm(directory, { recursive: true });
});

const ROWS = 12_000;

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

const start = (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = { DATABASE_URL: postgres.url },
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } => {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      INIT_CWD: directory,
      DATA_DIR: directory,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([out, complaint, [exitCode, killedBy]]) => ({ out, complaint, exitCode, killedBy }),
  );
  return { child, ended };
};

interface Ended {
  readonly out: string;
  readonly complaint: string;
  readonly exitCode: unknown;
  readonly killedBy: unknown;
}

/** Imports within this process. Answers what is printed; rejects with the complaint. */
const importNow = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const lines: string[] = [];
  await runImport(program.read(args), {
    environment: {
      DATABASE_URL: postgres.url,
      INIT_CWD: directory,
      DATA_DIR: directory,
      ...environment,
    },
    signal: new AbortController().signal,
    print: (line) => lines.push(line),
    newBar: () => ({ show: () => {}, clear: () => {} }),
  });
  return lines.join('\n');
};

const stagedRows = async (): Promise<number> => {
  const staged = await database
    .selectFrom('directory_imports')
    .select('rows_read')
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return Number(staged?.rows_read ?? 0);
};

const indexes = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select indexdef from pg_indexes where tablename = 'providers' order by indexdef
  `.execute(database);
  return rows;
};

const listings = async (): Promise<number> => {
  const { count } = await database
    .selectFrom('providers')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A transaction that reads listings until it is ended. */
const openSearch = async (): Promise<Client> => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('begin');
  await client.query('select count(*) from providers');
  return client;
};

/** Whether an import waits for a search. */
const isWaiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (
      select from pg_stat_activity
      where application_name = 'hearthway-directory-import' and wait_event_type = 'Lock'
    ) as waiting
  `.execute(database);
  return rows[0]?.waiting === true;
};

test('imports a file, however often it is killed or interrupted on the way', async () => {
  const command = ['--format', 'nppes', 'people.csv'];
  const indexesBefore = await indexes();
  const beforehand = await listings();

  const killed = start(command);
  await vi.waitFor(async () => expect(await stagedRows()).toBeGreaterThan(0), WITHIN);
  killed.child.kill('SIGKILL');
  expect((await killed.ended).killedBy).toBe('SIGKILL');
  const before = await stagedRows();
  expect(before).toBeLessThan(ROWS);

  const interrupted = start(command);
  await vi.waitFor(async () => expect(await stagedRows()).toBeGreaterThan(before), WITHIN);
  interrupted.child.kill('SIGINT');
  expect(await interrupted.ended).toMatchObject({
    complaint:
      'Interrupted; the directory is as it was. The same command goes on where this one stopped.\n',
    exitCode: 1,
  });

  // A search that goes on holds the last step up: the new listings have been written by then.
  const search = await openSearch();
  const publishing = start(command);
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true), WITHIN);
  expect(await listings()).toBe(beforehand);
  publishing.child.kill('SIGKILL');
  await publishing.ended;
  await search.end();
  await vi.waitFor(async () => expect(await isWaiting()).toBe(false), WITHIN);
  expect(await listings()).toBe(beforehand);
  expect(await indexes()).toEqual(indexesBefore);

  const { out, complaint, exitCode } = await start(command).ended;
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  expect(await listings()).toBe(beforehand + ROWS);
  expect(out).toMatch(
    /^Read 12,000 rows of people\.csv, the first [\d,]+ of them before the interruption\.\nPublished 12,000 listings: 12,000 new, 0 updated, 0 as before\.\n/,
  );
  expect(out).toContain(
    'Retired 0 listings that the source no longer has.\nNo row was rejected.\n',
  );
  expect(await indexes()).toEqual(indexesBefore);
});

test('imports the newest monthly file of the registry’s page, once, then the weeks after it', async () => {
  const person = (number: number, day: string) => ({
    ...PERSON,
    NPI: madeUpNpi(50_000 + number),
    'Last Update Date': day,
  });
  const files: Readonly<Record<string, Buffer>> = {
    '/nppes/NPPES_Data_Dissemination_November_2025_V2.zip': zipOf([
      {
        name: 'npidata_pfile_20050523-20251109.csv',
        content: csvOf([person(1, '11/01/2025'), person(2, '11/01/2025')]),
      },
    ]),
    '/nppes/NPPES_Data_Dissemination_111025_111625_Weekly_V2.zip': zipOf([
      { name: 'npidata_pfile_20251110-20251116.csv', content: csvOf([person(3, '11/11/2025')]) },
    ]),
    '/nppes/NPPES_Deactivated_NPI_Report_111025_V2.zip': zipOf([
      {
        name: 'Report.xlsx',
        content: xlsxOf([
          ['NPI', 'NPPES Deactivation Date'],
          [madeUpNpi(50_001), '11/12/2025'],
        ]),
      },
    ]),
  };
  const links = Object.keys(files).map((path) => `<a href="${path}">file</a>`);
  const page = createServer(({ url = '' }, response) => {
    const file = files[url];
    if (file === undefined) response.setHeader('content-type', 'text/html');
    response.end(file ?? links.join(''));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    page.close();
  });
  await once(page, 'listening');
  const at = page.address();
  const NPPES_PAGE_URL = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/nppes/NPI_Files.html`;
  const run = (...args: readonly string[]) =>
    importNow(['--format', 'nppes', ...args], { NPPES_PAGE_URL });

  const first = await run();
  expect(first).toMatch(/^Downloaded .*November_2025_V2\.zip \(SHA-256 [0-9a-f]{64}\)\.\n/);
  expect(first).toContain('Published 2 listings: 2 new');
  expect(await run()).toContain('The directory has npidata_pfile_20050523-20251109.csv already');
  const weekly = await run('--weekly');
  expect(weekly).toContain('Published 1 listing: 1 new');
  expect(weekly).toContain('Retired 1 listing that the source no longer has.');
  expect(await readdir(join(directory, 'imports'))).toEqual([]);
});

const WITHIN = { timeout: 60_000, interval: 5 };

test('a mapping that is not there, no Hearthway and no database are each one sentence', async () => {
  const mapped = ['--format', 'spreadsheet', '--mapping', 'none.json', 'people.csv'];
  await expect(importNow(mapped)).rejects.toThrow(/^Cannot read .*none\.json: ENOENT/);
  const nowhere = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
  await expect(importNow(['--format', 'nppes', 'people.csv'], nowhere)).rejects.toThrow(
    /^The database does not answer\.$/,
  );
  const { out, complaint, exitCode } = await start(['--format', 'nppes', 'people.csv'], {}).ended;
  expect({ out, exitCode }).toEqual({ out: '', exitCode: 1 });
  expect(complaint).toMatch(/^No Hearthway is running on .+\n$/);
});

test('a list of excluded providers takes the place of the one before, and their listings retire', async () => {
  const [listed, other] = (
    await sql<{ id: string }>`
      select id from providers where source = 'medicaid-billing' order by id limit 2
    `.execute(database)
  ).rows.map(({ id }) => id.replace('npi-', ''));
  const list = (npis: readonly unknown[]) =>
    ['LASTNAME,NPI,EXCLTYPE', ...npis.map((npi) => `DOE,${npi},1128a1`)].join('\n');
  const write = (text: string) => writeFile(join(directory, 'excluded.csv'), `${text}\n`);
  const run = (...options: readonly string[]) =>
    importNow(['--format', 'excluded', ...options, 'excluded.csv']);
  const before = await listings();

  await write(list([listed, '0000000000', '1234567890']));
  await expect(run()).rejects.toThrow(/^The file names 1 NPIs, and the list of before 8301/);
  await write('NAME,NUMBER\nDOE,1');
  await expect(run()).rejects.toThrow(/^The file has no column “NPI”/);
  expect(await listings()).toBe(before);

  await write(list([listed, '0000000000', '1234567890']));
  expect(await run('--may-shrink')).toMatch(
    /^Read 3 rows: 1 NPI excluded from federal health programs, 1 row without an NPI, 1 with a wrong one\.\nRetired 1 listing\./,
  );
  expect(await listings()).toBe(before - 1);
  await write(list([listed, other]));
  expect(await run()).toContain('Retired 1 listing.');
  expect(await run()).toContain('Retired 0 listings.');
});
