import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

/** Replaces an id: consistently within one export, and differently in every export. */
export type PseudonymOf = (id: string) => string;

/** Half of a SHA-256 hash, in hexadecimal digits: long enough to avoid collisions. */
const LENGTH = 32;

/** Discards the salt, so that an export can never be linked to families later. */
export const createPseudonyms = (): PseudonymOf => {
  const salt = createSecretKey(randomBytes(32));
  return (id) => createHmac('sha256', salt).update(id).digest('hex').slice(0, LENGTH);
};
