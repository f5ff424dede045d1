import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectCluster, MIGRATED, urlOf } from './cluster.fixture.ts';
import { migrate } from './migrated.fixture.ts';
import { startPostgres } from './postgres.ts';
import { SUPERUSER } from './roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Shared PostgreSQL of the tests, in which each creates its own databases. */
    readonly clusterUrl: string;
  }
}

/** Starts the PostgreSQL of the run and migrates the template database. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  const superuserPassword = randomUUID();
  const started = await startPostgres(join(parent, 'data'), {
    isDurable: false,
    superuserPassword,
  });
  // Tests create databases and roles, so they sign in as superuser.
  const address = { username: SUPERUSER, password: superuserPassword };
  const url = String(Object.assign(new URL(started.url), address));
  const cluster = connectCluster(url);
  await cluster.run(`create database ${MIGRATED}`);
  await cluster.close();
  await migrate(urlOf(url, MIGRATED));
  provide('clusterUrl', url);
  return async () => {
    await started.stop('SIGQUIT');
    rmSync(parent, { recursive: true });
  };
};
