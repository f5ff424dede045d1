import { type Kysely, sql } from 'kysely';

/**
 * First version with the collation `pg_c_utf8`, which makes names and searches ignore case the same way
 * everywhere.
 */
export const LEAST_VERSION = 17;

/** Rejects with a one-sentence error on an older server. */
export const requireServerVersion = async <Schema>(
  database: Kysely<Schema>,
  { least = LEAST_VERSION }: { readonly least?: number } = {},
): Promise<void> => {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number,
      current_setting('server_version') as name
  `.execute(database);
  for (const { number, name } of rows)
    if (number < least * 10_000)
      throw new Error(
        `The database runs on PostgreSQL ${name}, and Hearthway needs ${least} or newer. Set DATABASE_URL to such a server, or unset it to use the embedded one.`,
      );
};
