import { createHmac, createSecretKey, randomBytes } from 'node:crypto';

/** Stands for an id: always the same one in one export, and never the same in two. */
export type PseudonymOf = (id: string) => string;

/** Half of what SHA-256 gives, in hexadecimal digits: no two ids share that by chance. */
const LENGTH = 32;

/** The salt is not kept, so that an export can never be linked to families later. */
export const createPseudonyms = (): PseudonymOf => {
  const salt = createSecretKey(randomBytes(32));
  return (id) => createHmac('sha256', salt).update(id).digest('hex').slice(0, LENGTH);
};
