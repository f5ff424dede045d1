import type { Kysely } from 'kysely';
import type { CsvFile, FilePosition } from './csv/file.ts';
import type { Finding } from './csv/read.ts';
import type { ImportFormat, Period } from './format.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import type { ImportSession } from './import-session.ts';

export interface StagedImport {
  readonly id: string;
  readonly position: FilePosition;
}

/**
 * Begins an import of the file, or resumes an interrupted one. Drops rows staged from other files, since
 * there is only one import at a time.
 */
export const beginOrResume = async (
  database: Kysely<DirectoryImportSchema>,
  {
    file,
    format,
    period,
  }: {
    readonly file: CsvFile;
    readonly format: ImportFormat;
    readonly period: Period | undefined;
  },
): Promise<StagedImport> =>
  await database.transaction().execute(async (transaction) => {
    const fingerprint = [file.fingerprint, format.fingerprint].filter(Boolean).join(' ');
    await transaction
      .deleteFrom('directory_imports')
      .where('published_at', 'is', null)
      .where('fingerprint', '!=', fingerprint)
      .execute();
    const interrupted = await transaction
      .selectFrom('directory_imports')
      .selectAll()
      .where('published_at', 'is', null)
      .executeTakeFirst();
    const row =
      interrupted ??
      (await transaction
        .insertInto('directory_imports')
        .values({
          format: format.name,
          file_name: file.name,
          fingerprint,
          ...columnsOf(file.afterHeader),
          covers_from: period?.from ?? null,
          covers_to: period?.to ?? null,
          is_full: period?.isFull ?? false,
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    return {
      id: row.id,
      position: {
        bytes: Number(row.bytes_read),
        lines: Number(row.lines_read),
        rows: Number(row.rows_read),
      },
    };
  });

export const discard = async (
  database: Kysely<DirectoryImportSchema>,
  { id }: StagedImport,
): Promise<void> => {
  await database.deleteFrom('directory_imports').where('id', '=', id).execute();
};

const BATCH_FINDINGS = 2_000;

/**
 * Stages findings in batches, each with the position that the import then has. The next batch is read while
 * PostgreSQL stores the previous one.
 */
export const stage = async (
  session: ImportSession,
  { id }: StagedImport,
  findings: AsyncIterable<Finding>,
): Promise<void> => {
  const reader = findings[Symbol.asyncIterator]();
  let stored: Promise<void> = Promise.resolve();
  try {
    for (;;) {
      const [batch] = await Promise.all([nextBatch(reader), stored]);
      if (batch.length === 0) return;
      stored = stageBatch(session, id, batch);
    }
  } finally {
    // Waits even if reading failed, so that the connection is not left in the middle of it.
    await stored;
  }
};

/** Returns an empty batch at the end. */
const nextBatch = async (reader: AsyncIterator<Finding>): Promise<readonly Finding[]> => {
  const batch: Finding[] = [];
  while (batch.length < BATCH_FINDINGS) {
    const next = await reader.next();
    if (next.done === true) break;
    batch.push(next.value);
  }
  return batch;
};

const stageBatch = async (
  session: ImportSession,
  id: string,
  batch: readonly Finding[],
): Promise<void> => {
  const last = batch.at(-1);
  if (last === undefined) return;
  await session.database.transaction().execute(async (transaction) => {
    await session.copyIn(
      'copy directory_import_rows (import_id, line, provider_id, provider, as_of) from stdin',
      batch.flatMap(({ listings, line }) =>
        listings.map((found) => [
          id,
          line,
          found.id,
          found.provider === null ? null : JSON.stringify(found.provider),
          found.provider === null ? found.asOf : (found.provider.last_verified ?? null),
        ]),
      ),
    );
    await session.copyIn(
      'copy directory_import_remarks (import_id, line, record, outcome, reason) from stdin',
      batch.flatMap(({ record, remarks, line }) =>
        remarks.map(({ outcome, reason }) => [id, line, record, outcome, reason]),
      ),
    );
    await transaction
      .updateTable('directory_imports')
      .set(columnsOf(last.end))
      .where('id', '=', id)
      .execute();
  });
};

/** Maps a position to the columns of `directory_imports`. */
export const columnsOf = ({ bytes, lines, rows }: FilePosition) => ({
  bytes_read: bytes,
  lines_read: lines,
  rows_read: rows,
});
