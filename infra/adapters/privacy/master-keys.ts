import { createHmac } from 'node:crypto';
import { KEY_BYTES } from './cipher.ts';

/** Key that wraps every other key. */
export interface MasterKey {
  /** Identifies the key and reveals nothing about it. */
  readonly id: string;
  readonly bytes: Buffer;
}

export interface MasterKeys {
  /** Returns the key that wraps new keys. */
  readonly current: () => MasterKey;
  /** Returns undefined for a key that is unknown here, or no longer known. */
  readonly find: (id: string) => MasterKey | undefined;
  /** Source of the keys: the name of a variable, or a file. */
  readonly source: string;
}

/** Current key, followed by earlier ones. */
export type MasterKeyList = readonly [MasterKey, ...MasterKey[]];

/** Throws a one-sentence error for an invalid key, which names the source and never its content. */
export const readMasterKeys = (text: string, source: string): MasterKeyList => {
  const [first, ...before] = text
    .split(/[\n,]/)
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .map((key) => readMasterKey(key, source));
  if (first === undefined) throw noMasterKey(source);
  return [first, ...before];
};

/** Keys that do not change while the process runs. */
export const masterKeysOf = (text: string, source = 'HEARTHWAY_MASTER_KEY'): MasterKeys => {
  const keys = readMasterKeys(text, source);
  return { source, current: () => keys[0], find: (id) => keys.find((key) => key.id === id) };
};

/** Error for data encrypted under a master key that this process does not have. */
export class UnknownMasterKeyError extends Error {
  override readonly name = 'UnknownMasterKeyError';

  constructor(id: string, source: string) {
    super(
      `The data is encrypted under the master key ${id}, which is not in ${source}. Put back the key that the data was encrypted under: without it, the data cannot be read.`,
    );
  }
}

const readMasterKey = (text: string, source: string): MasterKey => {
  const bytes = Buffer.from(text, 'base64');
  // Node skips characters outside base64, and a key with a typo must not pass for another key.
  if (bytes.length !== KEY_BYTES || bytes.toString('base64') !== text) throw noMasterKey(source);
  return { bytes, id: createHmac('sha256', bytes).update('id').digest('hex').slice(0, 16) };
};

const noMasterKey = (source: string): Error =>
  new Error(
    `${source} does not hold a master key: that is ${KEY_BYTES} random bytes in base64, as openssl rand -base64 ${KEY_BYTES} prints them.`,
  );
