import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from './migrated.fixture.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory of a PostgreSQL that has stopped. */
    readonly migratedPostgres: string;
  }
}

/** Makes once what every test file begins with: setting it up takes longer than most of them. */
export const setup = async ({ provide }: TestProject): Promise<() => void> => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  const directory = join(parent, 'data');
  const postgres = await startPostgres(directory);
  await migrate(postgres.url);
  await postgres.stop();
  provide('migratedPostgres', directory);
  return () => rmSync(parent, { recursive: true });
};
