import { codeOf } from '@hearthway/infra/adapters/process/error-code.ts';
import { sql } from 'kysely';
import { type CsvFile, type FilePosition, openCsvFile } from './csv/file.ts';
import { readCsv } from './csv/read.ts';
import { requireSpace } from './fetching/disk.ts';
import type { ImportFormat, RowFormat } from './format.ts';
import { type ImportSession, openImportSession } from './import-session.ts';
import { checkOrder, type Gap } from './order.ts';
import type { Places } from './places/places.ts';
import { type Published, publish } from './publish.ts';
import { RefusedFileError } from './refused-file.ts';
import { beginOrResume, discard, type StagedImport, stage } from './staging.ts';

export interface ImportOptions {
  readonly databaseUrl: string;
  readonly format: ImportFormat;
  readonly path: string;
  /** Path of a CSV file for remarks on rows, such as rejections. */
  readonly reportFile: string;
  readonly places: Places;
  /** Allows retiring more than half of a source, which is otherwise treated as a mistake. */
  readonly mayShrink?: boolean;
  /** Also imports a file of days that the directory already covers. */
  readonly isAgain?: boolean;
  /** Directory on the disk of an embedded database, whose free space is checked first. */
  readonly databaseDirectory?: string | undefined;
  /** Interrupts the import. Staged rows are kept, and the next import of the same file resumes there. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

export interface Progress {
  readonly rows: number;
  readonly bytes: number;
  readonly size: number;
}

export interface Imported extends Published {
  readonly rows: number;
  /** Rows read before an interruption. */
  readonly resumedAt: number;
  /** Days between the last file and this one, whose changes are missing. */
  readonly gap: Gap | undefined;
}

/**
 * Imports a file into the directory: stages its listings, then publishes them in one transaction. Until then
 * none of them is visible.
 *
 * Throws a `RefusedFileError` if the file is damaged, replaced or older than the last one, an
 * `AlreadyImportedError` for the same file again, and an `AbortError` after the signal; the directory is then
 * unchanged.
 */
export const importDirectory = async (options: ImportOptions): Promise<Imported> => {
  const file = await openCsvFile(options.path);
  const { format } = options;
  const row = format.columnsOf(file.header);
  const period = format.periodOf?.(file.name);
  if (options.databaseDirectory !== undefined)
    await requireSpace({
      directory: options.databaseDirectory,
      bytes: file.size * STORED_SHARE,
      what: 'The import',
    });
  const session = await openImportSession(options.databaseUrl);
  try {
    await holdExclusiveLock(session);
    const gap =
      period === undefined || options.isAgain === true
        ? undefined
        : await checkOrder(session.database, { format: format.name, name: file.name, period });
    const staged = await beginOrResume(session.database, { file, format, period });
    try {
      return { ...(await stageAndPublish(session, { file, row, staged, options })), gap };
    } catch (error) {
      // A retry would be refused at the same place.
      if (error instanceof RefusedFileError) await discard(session.database, staged);
      throw error;
    }
  } catch (error) {
    throw isDiskFull(error) ? new RefusedFileError(DISK_FULL) : error;
  } finally {
    await session.close();
  }
};

/** Maximum share of a file's bytes that the database stores until it is published. */
const STORED_SHARE = 0.5;

const DISK_FULL =
  'The disk of the database is full. Make room and run the same command again: it goes on where this one stopped; the directory stays as it was.';

/** `disk_full` of PostgreSQL. */
const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100';

/** Arbitrary number that no other code locks. */
const LOCK = 7_365_001;

/** Postgres releases the lock when this process ends, for any reason. */
export const holdExclusiveLock = async ({ database }: ImportSession): Promise<void> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${LOCK}) as locked
  `.execute(database);
  if (!rows[0]?.locked)
    throw new Error('Another import is running. Start this one again when it has ended.');
};

const stageAndPublish = async (
  session: ImportSession,
  {
    file,
    row,
    staged,
    options,
  }: {
    readonly file: CsvFile;
    readonly row: RowFormat;
    readonly staged: StagedImport;
    readonly options: ImportOptions;
  },
): Promise<Omit<Imported, 'gap'>> => {
  let end: FilePosition = staged.position;
  await readCsv({
    file,
    from: staged.position,
    recordOf: row.recordOf,
    judge: await row.prepare({ places: options.places, session }),
    signal: options.signal,
    onRow: (position) => {
      end = position;
      options.onProgress({ rows: position.rows, bytes: position.bytes, size: file.size });
    },
    take: (findings) => stage(session, staged, findings),
  });
  const published = await publish(
    session,
    { ...staged, position: end },
    { ...options, mayFindNothing: row.mayFindNothing ?? false },
  );
  return { ...published, rows: end.rows, resumedAt: staged.position.rows };
};
