import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { requireTables } from '@hearthway/infra/adapters/tables/require-tables.ts';
import type { Kysely } from 'kysely';
import type { ContentSchema } from './content-schema.ts';

/** Runs a command-line task on the database, and closes it. */
export const onDatabase = async <Result>(
  url: string,
  work: (database: Kysely<ContentSchema>) => Promise<Result>,
): Promise<Result> => {
  // A lost connection also rejects the query, which reports why.
  const database = connectPostgres<ContentSchema>({ url, onConnectionLost: () => {} });
  try {
    await requireTables(database);
    return await work(database);
  } finally {
    await database.destroy();
  }
};
