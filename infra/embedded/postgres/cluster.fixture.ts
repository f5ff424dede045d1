import { sql } from 'kysely';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';

/** The database with all our tables in it, still empty. */
export const MIGRATED = 'migrated';

/** Another database of the same PostgreSQL. */
export const urlOf = (clusterUrl: string, database: string): string =>
  String(Object.assign(new URL(clusterUrl), { pathname: database }));

/** Runs commands that belong to no database. */
export interface Cluster {
  readonly run: (command: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const connectCluster = (clusterUrl: string): Cluster => {
  const cluster = connectPostgres({ url: clusterUrl, onConnectionLost: () => {} });
  return {
    run: async (command) => {
      await sql.raw(command).execute(cluster);
    },
    close: () => cluster.destroy(),
  };
};
