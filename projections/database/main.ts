import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { readEnvironment, runMain } from '@hearthway/infra/process/main.ts';
import { z } from 'zod';
import { migrate } from './migrate.ts';
import type { ProjectionsSchema } from './schema.ts';

/** Migrates the database and ends: for whatever needs the tables without the projections. */
runMain(async () => {
  const { DATABASE_URL } = readEnvironment({ DATABASE_URL: z.string() }, process.env);
  const database = connectPostgres<ProjectionsSchema>({
    url: DATABASE_URL,
    // A lost connection also rejects the migration, which says why.
    onConnectionLost: () => {},
  });
  await migrate(database);
  await database.destroy();
});
