import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS } from '../../launcher/programs.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

const run = promisify(execFile);

/** Runs as a process, since nothing here may import the service that owns it. */
const MIGRATE = PROGRAMS.migrate;

/**
 * Starts a separate PostgreSQL with all our tables, empty. `stop` also removes its directory. Rejects with
 * the migration's output.
 */
export const startMigratedPostgres = async (): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  const postgres = await startPostgres(join(parent, 'data'));
  const stop = async (): Promise<void> => {
    await postgres.stop();
    rmSync(parent, { recursive: true });
  };
  try {
    await migrate(postgres.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: postgres.url, stop };
};

/** Rejects with the migration's output. */
export const migrate = async (url: string): Promise<void> => {
  await run(process.execPath, [MIGRATE], { env: { DATABASE_URL: url } });
};
