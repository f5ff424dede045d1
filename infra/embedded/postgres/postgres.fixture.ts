import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

const run = promisify(execFile);

/** A PostgreSQL of its own for a test file, with all our tables in it, still empty. */
export const startTestPostgres = async (): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  const directory = join(parent, 'data');
  // Owner and all: PostgreSQL takes no directory of somebody else's.
  await run('cp', ['--archive', inject('migratedPostgres'), directory]);
  const { url, stop } = await startPostgres(directory);
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(parent, { recursive: true });
    },
  };
};
