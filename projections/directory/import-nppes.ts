import { sql } from 'kysely';
import { type ImportSession, openImportSession } from './import-session.ts';
import { type FilePosition, type NppesFile, openNppesFile } from './nppes/file.ts';
import { readListed } from './nppes/listed.ts';
import { readNppes } from './nppes/read.ts';
import type { Places } from './places/places.ts';
import { type Published, publish } from './publish.ts';
import { RefusedFileError } from './refused-file.ts';
import { reportRejects } from './rejects.ts';
import { beginOrResume, discard, type StagedImport, stage } from './staging.ts';

export interface ImportOptions {
  readonly databaseUrl: string;
  readonly path: string;
  /** Where the rejected rows go: a CSV file. */
  readonly reportFile: string;
  readonly places: Places;
  /** Interrupts the reading. What was staged stays, and the next import of the same file goes on there. */
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
  readonly rejected: number;
  /** Rows that had been read before an interruption. */
  readonly resumedAt: number;
}

/**
 * Imports a file of the national provider registry: stages what belongs in the directory, then
 * publishes it in one transaction. Until then nobody sees anything of it.
 *
 * Throws a `RefusedFileError` when the file is damaged or is another, and an `AbortError` after the
 * signal; the directory is as it was.
 */
export const importNppes = async (options: ImportOptions): Promise<Imported> => {
  const file = await openNppesFile(options.path);
  const session = await openImportSession(options.databaseUrl);
  try {
    await beTheOnlyOne(session);
    const staged = await beginOrResume(session.database, file);
    try {
      return await stageAndPublish(session, { file, staged, options });
    } catch (error) {
      // It would be refused again at the same place.
      if (error instanceof RefusedFileError) await discard(session.database, staged);
      throw error;
    }
  } finally {
    await session.close();
  }
};

/** Any number that nothing else locks. */
const LOCK = 7_365_001;

/** Postgres lets go of the lock when this process ends, however it ends. */
const beTheOnlyOne = async ({ database }: ImportSession): Promise<void> => {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${LOCK}) as locked
  `.execute(database);
  if (!rows[0]?.locked)
    throw new Error('Another import is under way. Start this one again when it has ended.');
};

const stageAndPublish = async (
  session: ImportSession,
  {
    file,
    staged,
    options,
  }: {
    readonly file: NppesFile;
    readonly staged: StagedImport;
    readonly options: ImportOptions;
  },
): Promise<Imported> => {
  let end: FilePosition = staged.position;
  await readNppes({
    file,
    from: staged.position,
    places: options.places,
    isListed: await readListed(session),
    signal: options.signal,
    onRow: (position) => {
      end = position;
      options.onProgress({ rows: position.rows, bytes: position.bytes, size: file.size });
    },
    take: (findings) => stage(session, staged, findings),
  });
  const rejected = await reportRejects(session, staged, options.reportFile);
  const published = await publish(session.database, { ...staged, position: end });
  return { ...published, rows: end.rows, rejected, resumedAt: staged.position.rows };
};
