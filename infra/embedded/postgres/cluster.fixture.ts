import { sql } from 'kysely';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';

/** The database with all our tables in it, still empty. */
export const MIGRATED = 'migrated';

/** Another database of the same PostgreSQL. */
export const urlOf = (clusterUrl: string, database: string): string =>
  String(Object.assign(new URL(clusterUrl), { pathname: database }));

/** Runs a command that belongs to no database. */
export const onCluster = async (clusterUrl: string, command: string): Promise<void> => {
  const cluster = connectPostgres({ url: clusterUrl, onConnectionLost: () => {} });
  try {
    await sql.raw(command).execute(cluster);
  } finally {
    await cluster.destroy();
  }
};
