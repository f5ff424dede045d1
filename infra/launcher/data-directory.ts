import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes the directory and holds it for this process by a lock of the operating system, which no kill
 * leaves behind. Returns the way to let go. Throws a sentence when it cannot be had.
 */
export const holdDataDirectory = (directory: string): (() => void) => {
  try {
    mkdirSync(directory, { recursive: true });
    const lock = new DatabaseSync(join(directory, 'launcher.lock'));
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      reason.includes('database is locked')
        ? `Another Hearthway is running on ${directory}. End it, or set DATA_DIR to another directory.`
        : `Cannot write to the data directory ${directory} (${reason}). Set DATA_DIR to one that can be written.`,
    );
  }
};
