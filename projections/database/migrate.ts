import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { checkpoints } from './0001-checkpoints.migration.ts';
import type { ProjectionsSchema } from './schema.ts';

/** They run in the order of their names. One that has been released is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-checkpoints': checkpoints,
};

/**
 * Brings the database up to date, in one transaction and under a lock: of several processes that
 * start together, one migrates and the others wait. Rejects with the error of the migration.
 */
export const migrate = async (database: Kysely<ProjectionsSchema>): Promise<void> => {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
