import { basename, join, resolve } from 'node:path';
import { readRunningAddresses } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { checkPostgres, connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { webAddress } from '@hearthway/infra/adapters/process/argument-values.ts';
import { UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { readEnvironment } from '@hearthway/infra/adapters/process/main.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { migrate } from '../database/migrate.ts';
import type { ImportArguments } from './arguments.ts';
import { replaceExclusions } from './exclusions.ts';
import { addressOf } from './fetching/ask.ts';
import { type FoundFile, findFiles } from './fetching/find-files.ts';
import { REGISTRY_PAGE } from './fetching/registry-page.ts';
import { importDirectory } from './import-directory.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import { nppesFormat } from './nppes/format.ts';
import { AlreadyImportedError } from './order.ts';
import { readPlaces } from './places/places.ts';
import type { progressBar } from './progress.ts';
import { seedDirectory } from './seed/seed.ts';
import { spreadsheetFormat } from './spreadsheet/format.ts';
import { readMapping } from './spreadsheet/mapping.ts';
import { summarize, summarizeExclusions } from './summary.ts';

const INTERRUPTED =
  'Interrupted; the directory is as it was. The same command goes on where this one stopped.';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Creates the tables, places and listings that an import adds to, if they are missing. */
const prepare = async (databaseUrl: string): Promise<void> => {
  const database = connectPostgres<DirectoryImportSchema>({
    url: databaseUrl,
    // A lost connection also rejects the query, which reports why.
    onConnectionLost: () => {},
  });
  try {
    const { status } = await checkPostgres(database);
    if (status === 'failing') throw new Error('The database does not answer.');
    await migrate(database);
    await seedDirectory(database);
  } finally {
    await database.destroy();
  }
};

/** Environment, outputs and interruption of an import: those of the program or of a test. */
export interface Outside {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
  readonly newBar: () => ReturnType<typeof progressBar>;
}

/**
 * Imports a file into the directory of the running Hearthway, or of `DATABASE_URL`. Rejects with one
 * sentence.
 */
export const runImport = async (given: ImportArguments, outside: Outside): Promise<void> => {
  const { signal, print, newBar } = outside;
  const { file, format: formatName, mapping, report, mayShrink, isAgain, isWeekly, sha256 } = given;
  const environment = readEnvironment(
    {
      DATABASE_URL: z.string().optional(),
      DATA_DIR: z.string().default('.data'),
      /** The registry's download page. */
      NPPES_PAGE_URL: webAddress.default(REGISTRY_PAGE),
      // npm changes to the project's directory; the operator's paths are relative to the directory where it
      // was called.
      INIT_CWD: z.string().default('.'),
    },
    outside.environment,
  );
  const meant = (path: string): string => resolve(environment.INIT_CWD, path);
  const format =
    mapping === undefined ? nppesFormat : spreadsheetFormat(await readMapping(meant(mapping)));
  const folder = join(environment.DATA_DIR, 'imports');
  const databaseUrl =
    environment.DATABASE_URL ?? readRunningAddresses(environment.DATA_DIR).DATABASE_URL;

  await prepare(databaseUrl);
  if (formatName === 'excluded') {
    const path = meant(file ?? '');
    print(summarizeExclusions(await replaceExclusions({ databaseUrl, path, mayShrink, signal })));
    return;
  }
  const places = await readPlaces();
  const address = file === undefined ? new URL(environment.NPPES_PAGE_URL) : addressOf(file);
  if (address === undefined && (isWeekly || sha256 !== undefined))
    throw new UsageError(
      isWeekly ? '--weekly' : '--sha256',
      'is for files that are downloaded; use an address, or no file',
    );
  let bar = newBar();
  const database = connectPostgres<DirectoryImportSchema>({
    url: databaseUrl,
    onConnectionLost: () => {},
  });
  try {
    const files =
      address === undefined
        ? [onDisk(meant(file ?? ''), file ?? '')]
        : await findFiles({
            address,
            isWeekly,
            sha256,
            directory: folder,
            database,
            signal,
            onProgress: (progress) => bar.show(progress),
            print,
          });
    for (const { name, fetch, drop } of files) {
      const path = await fetch();
      bar.clear();
      bar = newBar();
      const reportFile = report ? meant(report) : join(folder, `${basename(path)}.report.csv`);
      const importing = importDirectory({
        databaseUrl,
        format,
        path,
        reportFile,
        mayShrink,
        isAgain,
        databaseDirectory:
          environment.DATABASE_URL === undefined ? environment.DATA_DIR : undefined,
        places,
        signal,
        onProgress: bar.show,
      });
      const said = await importing.then(
        (imported) => summarize(imported, { file: name, reportFile }),
        orSayThatItIsThere,
      );
      bar.clear();
      print(said);
      await drop();
    }
    // The first searches would otherwise check the visibility of new rows one by one.
    await sql`vacuum providers, directory_words, map_cells`.execute(database);
  } catch (error) {
    bar.clear();
    if (signal.aborted && isAbort(error)) throw new Error(INTERRUPTED);
    print(orSayThatItIsThere(error));
  } finally {
    await database.destroy();
  }
};

/** Throws every other error. */
const orSayThatItIsThere = (error: unknown): string => {
  if (error instanceof AlreadyImportedError) return error.message;
  throw error;
};

const onDisk = (path: string, name: string): FoundFile => ({
  name,
  fetch: async () => path,
  drop: async () => {},
});
