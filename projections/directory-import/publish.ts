import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isBulk, writeBeside } from './bulk.ts';
import { remarkDuplicates } from './duplicates.ts';
import type { ImportFormat } from './format.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import type { ImportSession } from './import-session.ts';
import { fillFromJoined, joinKnown } from './join-known.ts';
import { mergeStaged } from './merge-staged.ts';
import { refreshDirectory, retireProviders, type Written, writeProviders } from './providers.ts';
import { RefusedFileError } from './refused-file.ts';
import { type Remarked, reportRemarks } from './remarks.ts';
import { columnsOf, type StagedImport } from './staging.ts';

export interface Published extends Written, Remarked {
  /** Rows that were skipped because their listings are newer. */
  readonly older: number;
  /** Rows about listings of other sources, whose pages name this source too. */
  readonly joined: number;
  readonly retired: number;
  /** Demo listings replaced by real ones. */
  readonly demoRetired: number;
}

export interface PublishOptions {
  readonly format: ImportFormat;
  readonly reportFile: string;
  readonly mayShrink?: boolean;
  readonly mayFindNothing?: boolean;
}

/**
 * Publishes the staged rows at once. Of several rows for one provider the last counts, or the format merges
 * them. Listings missing from the file are kept if it may be partial, and retired if it is complete.
 */
export const publish = async (
  session: ImportSession,
  staged: StagedImport,
  { format, reportFile, mayShrink = false, mayFindNothing = false }: PublishOptions,
): Promise<Published> =>
  await session.database.transaction().execute(async (transaction) => {
    const { id, position } = staged;
    // Disables parallel workers, since searches need the other core.
    await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
    await sql`set local max_parallel_maintenance_workers = 0`.execute(transaction);
    // A million rows are sorted twice, in memory rather than on disk.
    await sql`set local work_mem = '128MB'`.execute(transaction);
    if (format.merge !== undefined) {
      await mergeStaged(session, transaction, { importId: id, merge: format.merge });
      await remarkDuplicates(transaction, staged);
    }
    if (!mayFindNothing) await checkFindings(transaction, id);
    const older = format.isWhole ? 0 : await leaveOlder(transaction, { id, source: format.source });
    const joined = await joinKnown(transaction, { id, source: format.source });
    const remarked = await reportRemarks(session, transaction, { staged, reportFile });
    const latest = sql`
      select distinct on (provider_id) provider_id, provider
      from directory_import_rows
      where import_id = ${id}
      order by provider_id, line desc
    `;
    const beside = (await isBulk(transaction, id))
      ? await writeBeside(session, transaction)
      : undefined;
    const written = await writeProviders(transaction, {
      providers: sql`select provider from (${latest}) as latest where provider is not null`,
      importId: id,
    });
    const gone = format.isWhole
      ? // Sets, since "not exists" compares each listing with each row: PostgreSQL has no statistics of them yet.
        sql`id in (
          select id from providers where source = ${format.source}
          except select provider_id from directory_import_rows where import_id = ${id}
        )`
      : sql`id in (select provider_id from (${latest}) as latest where provider is null)`;
    if (format.isWhole && !mayShrink) await checkShrinking(transaction, format.source, gone);
    const retired = await retireProviders(transaction, gone);
    const demoRetired = await retireProviders(transaction, sql`is_demo`);
    await fillFromJoined(transaction);
    await beside?.complete();
    await refreshDirectory(transaction);
    await sql`delete from directory_import_rows where import_id = ${id}`.execute(transaction);
    await sql`delete from directory_import_remarks where import_id = ${id}`.execute(transaction);
    await transaction
      .updateTable('directory_imports')
      .set({ ...columnsOf(position), published_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    await beside?.takeTheirPlace();
    return { ...written, ...remarked, older, joined, retired, demoRetired };
  });

const checkFindings = async (
  transaction: Transaction<DirectoryImportSchema>,
  importId: string,
): Promise<void> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from directory_import_rows where import_id = ${importId}) as found
  `.execute(transaction);
  if (rows[0]?.found !== true)
    throw new RefusedFileError(
      'No row of the file belongs in the directory: there is nothing to publish, and the directory stays as it was.',
    );
};

/** Drops staged rows older than the source's data in the listing. Returns their number. */
const leaveOlder = async (
  transaction: Transaction<DirectoryImportSchema>,
  { id, source }: { readonly id: string; readonly source: string },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from directory_import_rows as staged using providers as listed
    where staged.import_id = ${id} and listed.id = staged.provider_id and listed.source = ${source}
      and staged.as_of < coalesce(
        (
          select (imported_value ->> 'last_verified')::date from provider_corrections
          where provider_id = listed.id and imported_value ->> 'last_verified' is not null
          limit 1
        ),
        listed.last_verified
      )
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
};

/** A list truncated in transit looks like one that has shrunk. */
const checkShrinking = async (
  transaction: Transaction<DirectoryImportSchema>,
  source: string,
  gone: RawBuilder<unknown>,
): Promise<void> => {
  const { rows } = await sql<{ gone: number; staying: number }>`
    select gone, (select count(*) from providers where source = ${source})::integer - gone as staying
    from (select count(*)::integer as gone from providers where ${gone}) as counted
  `.execute(transaction);
  const [counts] = rows;
  if (counts !== undefined && counts.gone > Math.max(counts.staying, FEW))
    throw new RefusedFileError(
      `The file lacks ${counts.gone} listings of its source and has ${counts.staying}: it was perhaps cut off. If it has shrunk that much, import it with --may-shrink; the directory stays as it was.`,
    );
};

/** Number that may always retire at once. */
const FEW = 10;
