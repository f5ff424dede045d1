import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import { sql, type Transaction } from 'kysely';
import type { ImportFormat, StagedListing } from './format.ts';
import type { DirectoryImportSchema } from './import-schema.ts';
import type { ImportSession } from './import-session.ts';

interface StagedRow extends Pick<Tables['directory_import_rows'], 'provider_id' | 'line'> {
  readonly provider: StagedListing;
}

const PAGE = 2_000;

/** Greater than any line number, so that the merged row of a provider is the last. */
const MERGED_LINE = 2n ** 62n;

/** Adds one row for each provider that has several, a page in memory at a time. */
export const mergeStaged = async (
  session: ImportSession,
  transaction: Transaction<DirectoryImportSchema>,
  {
    importId,
    merge,
  }: { readonly importId: string; readonly merge: NonNullable<ImportFormat['merge']> },
): Promise<void> => {
  await sql`
    declare staged_rows cursor for
    select provider_id, line, provider from (
      select *, count(*) over (partition by provider_id) as rows_of_provider
      from directory_import_rows where import_id = ${sql.lit(Number(importId))}
    ) as counted
    where rows_of_provider > 1
    order by provider_id, line
  `.execute(transaction);
  let group: StagedRow[] = [];
  for (;;) {
    const { rows } = await sql<StagedRow>`fetch ${sql.lit(PAGE)} from staged_rows`.execute(
      transaction,
    );
    if (rows.length === 0) break;
    const groups = [...Map.groupBy([...group, ...rows], ({ provider_id }) => provider_id).values()];
    // More rows of the last provider may follow on the next page.
    group = groups.pop() ?? [];
    await writeMerged(session, { importId, merge, groups });
  }
  await writeMerged(session, { importId, merge, groups: group.length === 0 ? [] : [group] });
  await sql`close staged_rows`.execute(transaction);
};

const writeMerged = async (
  session: ImportSession,
  {
    importId,
    merge,
    groups,
  }: {
    readonly importId: string;
    readonly merge: NonNullable<ImportFormat['merge']>;
    readonly groups: readonly (readonly StagedRow[])[];
  },
): Promise<void> => {
  const merged = groups.map((rows) => ({
    rows,
    ...merge(rows.map(({ provider }) => provider)),
  }));
  await session.copyIn(
    'copy directory_import_rows (import_id, line, provider_id, provider) from stdin',
    merged.map(({ listing }) => [
      importId,
      String(MERGED_LINE),
      listing.id,
      JSON.stringify(listing),
    ]),
  );
  await session.copyIn(
    'copy directory_import_remarks (import_id, line, record, outcome, reason) from stdin',
    merged.flatMap(({ rows, listing, disagreements }) =>
      disagreements.map(({ row, reason }) => [
        importId,
        rows[row]?.line ?? null,
        listing.name,
        'merged',
        reason,
      ]),
    ),
  );
};
