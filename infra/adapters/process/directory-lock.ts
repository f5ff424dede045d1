import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Error for a directory that another process holds. */
export class DirectoryHeldError extends Error {
  override readonly name = 'DirectoryHeldError';
}

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/**
 * Creates the directory and locks it for this process. The lock is the operating system's: it ends with the
 * process, so none is ever left stale. Returns the release. Throws `DirectoryHeldError`, or the reason why
 * the directory cannot be used.
 */
export const lockDirectory = (directory: string, lockFile: string): (() => void) => {
  mkdirSync(directory, { recursive: true });
  const lock = new DatabaseSync(join(directory, lockFile), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DirectoryHeldError(`${directory} is held.`, { cause: error }) : error;
  }
  return () => lock.close();
};

/** Whether a process holds the directory. Creates nothing; false for a missing directory. */
export const isDirectoryHeld = (directory: string, lockFile: string): boolean => {
  const file = join(directory, lockFile);
  if (!existsSync(file)) return false;
  const lock = new DatabaseSync(file, { readOnly: true, timeout: 0 });
  try {
    lock.exec('select 1 from sqlite_schema');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
};

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
