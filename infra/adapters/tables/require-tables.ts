import { type Kysely, sql } from 'kysely';
import { TABLES } from './tables.ts';

/** Rejects with a one-sentence error on a database that this version's projections have not migrated yet. */
export const requireTables = async <Schema>(database: Kysely<Schema>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relname = any(${Object.keys(TABLES)}) and pg_table_is_visible(attrelid)
      and attnum > 0 and not attisdropped
  `.execute(database);
  const found = new Set(rows.map(({ name }) => name));
  const missing = Object.entries(TABLES)
    .flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`))
    .find((name) => !found.has(name));
  if (missing !== undefined)
    throw new Error(
      `This database lacks tables or columns of this version, such as ${missing}. Start the projections first, which make them: npm start does so, and so does node projections/database/main.ts.`,
    );
};
