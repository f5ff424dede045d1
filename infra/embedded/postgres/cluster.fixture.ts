import { sql } from 'kysely';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';

/** Empty database with all our tables. */
export const MIGRATED = 'migrated';

/** Address of another database of the same PostgreSQL. */
export const urlOf = (clusterUrl: string, database: string): string =>
  String(Object.assign(new URL(clusterUrl), { pathname: database }));

/** Runs commands outside any single database. */
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
