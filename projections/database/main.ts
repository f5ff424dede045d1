import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { z } from 'zod';
import type { DirectoryImportSchema } from '../directory-import/import-schema.ts';
import { migrate } from './migrate.ts';

/** Migrates the database and ends: for programs that need the tables without the projections. */
runMain(async () => {
  const { DATABASE_URL } = readEnvironment({ DATABASE_URL: z.string() }, process.env);
  const database = connectPostgres<DirectoryImportSchema>({
    url: DATABASE_URL,
    // A lost connection also rejects the migration, which says why.
    onConnectionLost: () => {},
  });
  await migrate(database);
  await database.destroy();
});
