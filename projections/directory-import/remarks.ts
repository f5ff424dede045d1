import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import type { DirectoryImportSchema } from './import-schema.ts';
import type { ImportSession } from './import-session.ts';
import type { StagedImport } from './staging.ts';

/** Number of remarks on rejected rows, and on listed rows. */
export interface Remarked {
  readonly rejected: number;
  readonly remarked: number;
  /** Sentences of the remarks, the most frequent first. */
  readonly reasons: readonly Reason[];
}

interface Reason {
  readonly isRejection: boolean;
  readonly reason: string;
  readonly count: number;
}

/** Maximum reasons in a summary; the report has the rest. */
const MAX_REASONS = 10;

/**
 * Writes the remarks of an import into a CSV file: line, record, outcome, reason. Without remarks, writes no
 * file and removes an older one.
 */
export const reportRemarks = async (
  { copyOut }: ImportSession,
  transaction: Transaction<DirectoryImportSchema>,
  { staged: { id }, reportFile }: { readonly staged: StagedImport; readonly reportFile: string },
): Promise<Remarked> => {
  const counts = await transaction
    .selectFrom('directory_import_remarks')
    .select(['outcome', 'reason', ({ fn }) => fn.countAll<string>().as('count')])
    .where('import_id', '=', id)
    .groupBy(['outcome', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  if (counts.length === 0) await rm(reportFile, { force: true });
  else {
    await mkdir(dirname(reportFile), { recursive: true });
    await pipeline(
      copyOut(`copy (
        select line, record, outcome, reason from directory_import_remarks
        where import_id = ${BigInt(id)} order by line, outcome, reason
      ) to stdout with (format csv, header)`),
      createWriteStream(reportFile),
    );
  }
  const total = (isRejected: boolean): number =>
    counts
      .filter(({ outcome }) => (outcome === 'rejected') === isRejected)
      .reduce((sum, { count }) => sum + Number(count), 0);
  const reasons = counts.slice(0, MAX_REASONS).map(({ outcome, reason, count }) => ({
    isRejection: outcome === 'rejected',
    reason,
    count: Number(count),
  }));
  return { rejected: total(true), remarked: total(false), reasons };
};
