import { timingSafeEqual } from 'node:crypto';
import type { Privacy } from '../privacy/privacy.ts';

type Hash = Pick<Privacy, 'keyedHash'>;

const CODE = /^([0-9a-f]{32})([0-9a-f]{64})$/;

/**
 * Opens the receipt of an erasure: the id of the person who is gone, and a keyed hash of it, 256 bits, which
 * is stored nowhere. 96 hexadecimal digits.
 */
export const receiptCodeOf = async ({ keyedHash }: Hash, userId: string): Promise<string> =>
  `${userId}${(await keyedHash('erasure-receipt', userId)).toString('hex')}`;

/** Undefined for a code that was made up. */
export const userOfReceiptCode = async (
  { keyedHash }: Hash,
  code: string,
): Promise<string | undefined> => {
  const [, userId, hash] = CODE.exec(code) ?? [];
  if (userId === undefined || hash === undefined) return undefined;
  const right = await keyedHash('erasure-receipt', userId);
  return timingSafeEqual(right, Buffer.from(hash, 'hex')) ? userId : undefined;
};
