import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../process/error-code.ts';
import { KEY_BYTES } from './cipher.ts';
import { type MasterKeyList, readMasterKeys } from './master-keys.ts';

/** Windows has no such file modes. */
const HAS_MODES = process.platform !== 'win32';

/** Mode bits that must not be set: access by others, or write access by the group, which may need to read. */
const TOO_OPEN = 0o027;

const OWNER_ONLY = 0o600;

/** Default path of the master key file. */
export const masterKeyFileIn = (dataDirectory: string): string => join(dataDirectory, 'master.key');

export const newMasterKeyText = (): string => randomBytes(KEY_BYTES).toString('base64');

/** Reads one key per line, the current one first. Throws a one-sentence error for an untrustworthy file. */
export const readMasterKeyFile = (file: string): MasterKeyList => readMasterKeys(read(file), file);

/** Time when the file was made, or its keys were rotated; later for a copy. */
export const masterKeyChangedAt = (file: string): Date => statSync(file).mtime;

/**
 * Creates a file with a new key. When another process was faster, its key is kept: otherwise each would
 * encrypt under a key that the other does not have.
 */
export const makeMasterKeyFile = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(beside, `${newMasterKeyText()}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
    linkSync(beside, file);
    syncDirectory(dirname(file));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(beside, { force: true });
  }
};

/**
 * Replaces the file atomically and durably: without its key, the data is unreadable. Owner and mode stay, so
 * that the same users can read it.
 */
export const replaceMasterKeyFile = (
  file: string,
  change: (keys: readonly string[]) => readonly string[],
): void => {
  const target = realpathSync(file);
  const { uid, gid, mode } = statSync(target);
  const lines = read(target)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const beside = `${target}.new`;
  rmSync(beside, { force: true });
  writeFileSync(beside, `${change(lines).join('\n')}\n`, {
    mode: mode & 0o777,
    flag: 'wx',
    flush: true,
  });
  const made = statSync(beside);
  if (made.uid !== uid || made.gid !== gid) chownSync(beside, uid, gid);
  renameSync(beside, target);
  syncDirectory(dirname(target));
};

const read = (file: string): string => {
  try {
    if (HAS_MODES && (statSync(file).mode & TOO_OPEN) !== 0)
      throw new Error(
        `The master key file ${file} is open to others: chmod 600 ${file} closes it to them.`,
      );
    return readFileSync(file, 'utf8');
  } catch (error) {
    switch (codeOf(error)) {
      case 'ENOENT':
        throw new Error(
          `The master key file ${file} does not exist. Put it back from where you keep it, or set HEARTHWAY_MASTER_KEY_FILE to where it is.`,
        );
      case 'EACCES':
        throw new Error(`This process may not read the master key file ${file}.`);
      default:
        throw error;
    }
  }
};

/** Syncs a directory: only then does a new name in it survive a power failure. */
const syncDirectory = (directory: string): void => {
  if (!HAS_MODES) return;
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
