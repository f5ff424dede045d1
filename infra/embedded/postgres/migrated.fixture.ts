import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROGRAMS } from '../../launcher/programs.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

const run = promisify(execFile);

/** Its owner, another service, is reached as a process: nothing here imports it. */
const MIGRATE = PROGRAMS.migrate;

/**
 * A PostgreSQL of its own with all our tables in it, still empty; `stop` also removes its directory.
 * Rejects with what the migration printed.
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

/** Rejects with what the migration printed. */
export const migrate = async (url: string): Promise<void> => {
  await run(process.execPath, [MIGRATE], { env: { DATABASE_URL: url } });
};
