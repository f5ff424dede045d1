import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportSession } from './import-session.ts';
import type { StagedImport } from './staging.ts';

/**
 * Writes the rows that could not be used into a CSV file: line, NPI, reason. Answers their number;
 * without any there is no file, and an older one is removed.
 */
export const reportRejects = async (
  { database, copyOut }: ImportSession,
  { id }: StagedImport,
  reportFile: string,
): Promise<number> => {
  const { count } = await database
    .selectFrom('directory_import_rejects')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) {
    await rm(reportFile, { force: true });
    return 0;
  }
  await mkdir(dirname(reportFile), { recursive: true });
  await pipeline(
    copyOut(`copy (
      select line, npi, reason from directory_import_rejects
      where import_id = ${BigInt(id)} order by line
    ) to stdout with (format csv, header)`),
    createWriteStream(reportFile),
  );
  return Number(count);
};
