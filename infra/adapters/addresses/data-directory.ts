import { DirectoryHeldError, lockDirectory } from '../process/directory-lock.ts';

/** Held in the data directory for as long as a launcher runs on it. */
export const LOCK_FILE = 'launcher.lock';

/** Holds the directory for this launcher. Returns the way to let go. Throws a sentence otherwise. */
export const holdDataDirectory = (directory: string): (() => void) => {
  try {
    return lockDirectory(directory, LOCK_FILE);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      error instanceof DirectoryHeldError
        ? `Another Hearthway is running on ${directory}. End it, or set DATA_DIR to another directory.`
        : `Cannot write to the data directory ${directory} (${reason}). Set DATA_DIR to one that can be written.`,
    );
  }
};
