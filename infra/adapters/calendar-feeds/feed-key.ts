import { createHash } from 'node:crypto';

/** Hash of the secret in a feed's address. With 256 bits, its plain hash reveals nothing. */
export const hashOfFeedKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex');
