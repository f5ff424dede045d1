import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../database/schema.ts';
import { refreshDirectory, type Written, writeProviders } from './providers.ts';
import { RefusedFileError } from './refused-file.ts';
import { columnsOf, type StagedImport } from './staging.ts';

export interface Published extends Written {
  readonly removed: number;
  /** Made-up listings that had to go, now that there are real ones. */
  readonly demoRemoved: number;
}

/**
 * Takes what is staged over into the directory, all at once. Of several rows for one provider the
 * last holds. Listings that the file does not mention stay: it may be a part of the registry.
 */
export const publish = async (
  database: Kysely<ProjectionsSchema>,
  { id, position }: StagedImport,
): Promise<Published> =>
  await database.transaction().execute(async (transaction) => {
    const latest = sql`
      select distinct on (provider_id) provider_id, provider
      from directory_import_rows
      where import_id = ${id}
      order by provider_id, line desc
    `;
    const written = await writeProviders(transaction, {
      providers: sql`select provider from (${latest}) as latest where provider is not null`,
      importId: id,
    });
    if (written.added + written.updated + written.unchanged === 0) throw nothingFound();
    const removed = await sql`
      delete from providers using (${latest}) as latest
      where id = provider_id and provider is null
    `.execute(transaction);
    const demo = await sql`delete from providers where is_demo`.execute(transaction);
    await refreshDirectory(transaction);
    await sql`delete from directory_import_rows where import_id = ${id}`.execute(transaction);
    await sql`delete from directory_import_rejects where import_id = ${id}`.execute(transaction);
    await transaction
      .updateTable('directory_imports')
      .set({ ...columnsOf(position), published_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    return {
      ...written,
      removed: Number(removed.numAffectedRows),
      demoRemoved: Number(demo.numAffectedRows),
    };
  });

const nothingFound = (): RefusedFileError =>
  new RefusedFileError(
    'No row of the file belongs in the directory: there is nothing to publish, and the directory stays as it was.',
  );
