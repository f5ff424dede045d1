import { basename, join, resolve } from 'node:path';
import { readRunningAddresses } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { checkPostgres, connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { z } from 'zod';
import { migrate } from '../database/migrate.ts';
import { readArguments } from './arguments.ts';
import { importDirectory } from './import-directory.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import { nppesFormat } from './nppes/format.ts';
import { readPlaces } from './places/places.ts';
import { progressBar } from './progress.ts';
import { seedDirectory } from './seed/seed.ts';
import { spreadsheetFormat } from './spreadsheet/format.ts';
import { readMapping } from './spreadsheet/mapping.ts';
import { summarize } from './summary.ts';

const INTERRUPTED =
  'Interrupted; the directory is as it was. The same command goes on where this one stopped.';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** The tables, and the places and listings that an import adds to, may not be there yet. */
const prepare = async (databaseUrl: string): Promise<void> => {
  const database = connectPostgres<DirectoryImportSchema>({
    url: databaseUrl,
    // A lost connection also rejects the query, which says why.
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

/** Imports a file into the directory of the Hearthway that runs here, or of `DATABASE_URL`. */
runMain(async () => {
  const environment = readEnvironment(
    {
      DATABASE_URL: z.string().optional(),
      DATA_DIR: z.string().default('.data'),
      // npm runs its scripts in the project; the operator meant paths from where he was.
      INIT_CWD: z.string().default('.'),
    },
    process.env,
  );
  const { file, mapping, report, mayShrink } = readArguments(process.argv.slice(2));
  const meant = (path: string): string => resolve(environment.INIT_CWD, path);
  const format =
    mapping === undefined ? nppesFormat : spreadsheetFormat(await readMapping(meant(mapping)));
  const reportFile = report
    ? meant(report)
    : join(environment.DATA_DIR, 'imports', `${basename(file)}.report.csv`);
  const databaseUrl =
    environment.DATABASE_URL ?? readRunningAddresses(environment.DATA_DIR).DATABASE_URL;

  await prepare(databaseUrl);
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const bar = progressBar(process.stderr, performance.now.bind(performance));
  try {
    const imported = await importDirectory({
      databaseUrl,
      format,
      path: meant(file),
      reportFile,
      mayShrink,
      places: await readPlaces(),
      signal: interruption.signal,
      onProgress: bar.show,
    });
    bar.clear();
    process.stdout.write(`${summarize(imported, { file, reportFile })}\n`);
  } catch (error) {
    bar.clear();
    if (interruption.signal.aborted && isAbort(error)) throw new Error(INTERRUPTED);
    throw error;
  }
});
