import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROGRAMS } from '../../launcher/programs.ts';
import type { EmbeddedPostgres } from './postgres.ts';
import { startTemporaryPostgres } from './temporary.ts';

const run = promisify(execFile);

/** Its owner, another service, is reached as a process: nothing here imports it. */
const MIGRATE = PROGRAMS.migrate;

/**
 * A temporary PostgreSQL with all our tables in it, still empty. Rejects with what the migration
 * printed.
 */
export const startMigratedPostgres = async (): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> => {
  const postgres = await startTemporaryPostgres();
  try {
    await migrate(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
};

/** Rejects with what the migration printed. */
export const migrate = async (url: string): Promise<void> => {
  await run(process.execPath, [MIGRATE], { env: { DATABASE_URL: url } });
};
