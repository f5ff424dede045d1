import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';

/**
 * Rows a second that PostgreSQL takes from a file into a table like the one that is live: what the
 * writing half of a rebuild could reach without any reading or folding.
 */
export const measureCopy = async <Schema>(
  database: Kysely<Schema>,
  { name, rows }: { readonly name: string; readonly rows: number },
): Promise<number> => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-copy-'));
  // PostgreSQL may run as another user.
  chmodSync(directory, 0o777);
  const file = sql.lit(join(directory, 'rows'));
  const table = await liveTable(database, name);
  try {
    await sql`copy ${sql.table(table)} to ${file}`.execute(database);
    await sql`create table copied (like ${sql.table(table)} including indexes)`.execute(database);
    const start = performance.now();
    await sql`copy copied from ${file}`.execute(database);
    return (rows / (performance.now() - start)) * 1000;
  } finally {
    await sql`drop table if exists copied`.execute(database);
    rmSync(directory, { recursive: true });
  }
};

const liveTable = async <Schema>(database: Kysely<Schema>, name: string): Promise<string> => {
  const { rows } = await sql<{ version: number }>`
    select live_version as version from projections where name = ${name}
  `.execute(database);
  return `${name}_v${rows[0]?.version}`;
};
