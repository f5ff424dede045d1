import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { type Cluster, connectCluster, MIGRATED, urlOf } from './cluster.fixture.ts';

/** Database of a test or test file, in the PostgreSQL shared by the run. */
export interface TestDatabase {
  readonly url: string;
  /** Drops the database and ends its connections. */
  readonly drop: () => Promise<void>;
}

/** Creates a database with all our tables, empty. */
export const createTestDatabase = (): Promise<TestDatabase> => copyOf(MIGRATED);

export const createEmptyDatabase = (): Promise<TestDatabase> => copyOf('template0');

/** Shared by all files of a worker, since connecting costs PostgreSQL as much as copying a database. */
let cluster: Cluster | undefined;

const copyOf = async (template: string): Promise<TestDatabase> => {
  const clusterUrl = inject('clusterUrl');
  cluster ??= connectCluster(clusterUrl);
  const { run } = cluster;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: urlOf(clusterUrl, name),
    drop: () => run(`drop database ${name} with (force)`),
  };
};
