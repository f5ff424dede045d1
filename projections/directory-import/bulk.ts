import { sql, type Transaction } from 'kysely';
import type { DirectoryImportSchema } from './import-schema.ts';

/**
 * Whether the import makes up most of the directory. Then building its indexes afterwards is faster
 * than updating them row by row.
 */
export const isBulk = async (
  transaction: Transaction<DirectoryImportSchema>,
  importId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ isBulk: boolean }>`
    select count(*) > ${BULK_FROM} and count(*) > 4 * (select count(*) from providers) as "isBulk"
    from directory_import_rows where import_id = ${importId}
  `.execute(transaction);
  return rows[0]?.isBulk === true;
};

const BULK_FROM = 10_000;

/** Blocks searches until the transaction ends; a directory that small has few. */
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
