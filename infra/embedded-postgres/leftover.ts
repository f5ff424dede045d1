import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const STOP_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * Stops the PostgreSQL that still runs on this directory because the process that had started it was
 * killed, and removes what a dead one left behind. Rejects when it does not end within 10 s.
 */
export const stopLeftover = async (directory: string): Promise<void> => {
  const pidFile = join(directory, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!isPostgresOn(directory, pid)) {
    // PostgreSQL refuses to start when another process has come to the number that stands there.
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + STOP_WITHIN_MS;
  while (isPostgresOn(directory, pid)) {
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) still runs on ${directory}. Please end it.`);
    await setTimeout(LOOK_EVERY_MS);
  }
};

/** PostgreSQL works in its data directory, which tells it from a process that came to its number. */
const isPostgresOn = (directory: string, pid: number): boolean => {
  try {
    const isPostgres = basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres';
    return isPostgres && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(directory);
  } catch (error) {
    // It has gone, or ended while we looked.
    if (isGone(error)) return false;
    throw error;
  }
};

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH');
