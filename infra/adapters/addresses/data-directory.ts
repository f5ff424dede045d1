import { chmodSync, statSync } from 'node:fs';
import { DirectoryHeldError, lockDirectory } from '../process/directory-lock.ts';

/** Locked while a launcher runs on the data directory. */
export const LOCK_FILE = 'launcher.lock';

/**
 * Locks the directory for this launcher and returns the release. Throws a one-sentence error when it is
 * already locked.
 */
export const holdDataDirectory = (directory: string): (() => void) => {
  try {
    const release = lockDirectory(directory, LOCK_FILE);
    closeToOthers(directory);
    return release;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      error instanceof DirectoryHeldError
        ? `Another Hearthway is running on ${directory}. End it, or set DATA_DIR to another directory.`
        : `Cannot write to the data directory ${directory} (${reason}). Set DATA_DIR to one that can be written.`,
    );
  }
};

/**
 * Restricts the directory to its owner. A directory of another user, such as a mounted volume, keeps its
 * mode.
 */
const closeToOthers = (directory: string): void => {
  const { uid, mode } = statSync(directory);
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(directory, 0o700);
};
