import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const IN_MEMORY = '/dev/shm';

/** Several times what a run keeps there at once. */
const ENOUGH_BYTES = 8 * 2 ** 30;

const hasRoom = (): boolean => {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES;
  } catch {
    // There is none.
    return false;
  }
};

/**
 * Makes a directory in memory, which goes with this process; undefined where there is no room for it.
 * Each test that has a database of its own copies three hundred files.
 */
export const makeMemoryDirectory = (): string | undefined => {
  if (!hasRoom()) return undefined;
  const directory = mkdtempSync(join(IN_MEMORY, 'hearthway-tests-'));
  // PostgreSQL runs as another user where we are root.
  chmodSync(directory, 0o755);
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return directory;
};
