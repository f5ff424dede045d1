import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { withoutArguments } from '@hearthway/infra/adapters/process/command-line.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { z } from 'zod';
import type { DirectoryImportSchema } from '../directory-import/import-schema.ts';
import { migrate } from './migrate.ts';

/** Migrates the database and ends: for programs that need the tables without the projections. */
const program = withoutArguments(
  'node projections/database/main.ts',
  'Migrates the database at DATABASE_URL, and ends.',
);

runMain(program, async () => {
  const { DATABASE_URL } = readEnvironment({ DATABASE_URL: z.string() }, process.env);
  const database = connectPostgres<DirectoryImportSchema>({
    url: DATABASE_URL,
    // A lost connection also rejects the migration, which says why.
    onConnectionLost: () => {},
  });
  await migrate(database);
  await database.destroy();
});
