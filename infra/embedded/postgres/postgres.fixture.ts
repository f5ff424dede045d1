import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { MIGRATED, onCluster, urlOf } from './cluster.fixture.ts';

/** Database of a test or a file of tests, in the PostgreSQL that the whole run shares. */
export interface TestDatabase {
  readonly url: string;
  /** Also ends the connections to it. */
  readonly drop: () => Promise<void>;
}

/** Has all our tables, still empty. */
export const createTestDatabase = (): Promise<TestDatabase> => copyOf(MIGRATED);

/** Has no table. */
export const createEmptyDatabase = (): Promise<TestDatabase> => copyOf('template0');

const copyOf = async (template: string): Promise<TestDatabase> => {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onCluster(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: urlOf(clusterUrl, name),
    drop: () => onCluster(clusterUrl, `drop database ${name} with (force)`),
  };
};
