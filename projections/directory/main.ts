import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readRunningAddresses } from '@hearthway/infra/launcher/addresses.ts';
import { checkPostgres, connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { readEnvironment, runMain } from '@hearthway/infra/process/main.ts';
import { z } from 'zod';
import { migrate } from '../database/migrate.ts';
import type { ProjectionsSchema } from '../database/schema.ts';
import { importNppes } from './import-nppes.ts';
import { readPlaces } from './places/places.ts';
import { progressBar } from './progress.ts';
import { seedDirectory } from './seed/seed.ts';
import { summarize } from './summary.ts';

const USAGE = 'Usage: npm run directory:import -- --format nppes [--report CSV] FILE';

const INTERRUPTED =
  'Interrupted; the directory is as it was. The same command goes on where this one stopped.';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const readArguments = (): { readonly file: string; readonly report: string | undefined } => {
  const { values, positionals } = parseArgs({
    options: { format: { type: 'string' }, report: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const { format, report, ...unknown } = values;
  const [file, ...more] = positionals;
  const isRight =
    format === 'nppes' &&
    typeof report !== 'boolean' &&
    [...Object.keys(unknown), ...more].length === 0;
  if (!isRight || file === undefined) throw new Error(USAGE);
  return { file, report };
};

/** The tables, and the places and listings that an import adds to, may not be there yet. */
const prepare = async (databaseUrl: string): Promise<void> => {
  const database = connectPostgres<ProjectionsSchema>({
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
  const { file, report } = readArguments();
  const path = resolve(environment.INIT_CWD, file);
  const reportFile = report
    ? resolve(environment.INIT_CWD, report)
    : join(environment.DATA_DIR, 'imports', `${basename(file)}.rejects.csv`);
  const databaseUrl =
    environment.DATABASE_URL ?? readRunningAddresses(environment.DATA_DIR).DATABASE_URL;

  await prepare(databaseUrl);
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const bar = progressBar(process.stderr, performance.now.bind(performance));
  try {
    const imported = await importNppes({
      databaseUrl,
      path,
      reportFile,
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
