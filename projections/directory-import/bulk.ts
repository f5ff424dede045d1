import { sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from './import-schema.ts';

/**
 * Whether an import is the bulk of the directory from now on. Then its indexes are sooner built than
 * kept up to date row by row.
 */
export const isBulk = async (
  transaction: Transaction<DirectoryImportSchema>,
  importId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ isBulk: boolean }>`
    select count(*) > ${MANY} and count(*) > 4 * (select count(*) from providers) as "isBulk"
    from directory_import_rows where import_id = ${importId}
  `.execute(transaction);
  return rows[0]?.isBulk === true;
};

const MANY = 10_000;

/** Until the transaction ends, searches wait: there are few yet in a directory that is so small. */
export const withIndexesAfterwards = async <Result>(
  transaction: Transaction<DirectoryImportSchema>,
  write: () => Promise<Result>,
): Promise<Result> => {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema and tablename = 'providers' and indexname <> 'providers_pkey'
  `.execute(transaction);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(transaction);
  const result = await write();
  await sql`set local maintenance_work_mem = '256MB'`.execute(transaction);
  for (const { definition } of indexes) await sql.raw(definition).execute(transaction);
  return result;
};
