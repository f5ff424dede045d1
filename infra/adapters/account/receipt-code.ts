import { timingSafeEqual } from 'node:crypto';
import type { Privacy } from '../privacy/privacy.ts';

type Hash = Pick<Privacy, 'keyedHash'>;

const CODE = /^([0-9a-f]{32})([0-9a-f]{64})$/;

/**
 * Code that opens the receipt of an erasure: the id of the erased person and a keyed hash of it (256 bits),
 * which is stored nowhere. 96 hexadecimal digits.
 */
export const receiptCodeOf = async ({ keyedHash }: Hash, userId: string): Promise<string> =>
  `${userId}${(await keyedHash('erasure-receipt', userId)).toString('hex')}`;

/** Returns undefined for a forged code. */
export const userOfReceiptCode = async (
  { keyedHash }: Hash,
  code: string,
): Promise<string | undefined> => {
  const [, userId, hash] = CODE.exec(code) ?? [];
  if (userId === undefined || hash === undefined) return undefined;
  const right = await keyedHash('erasure-receipt', userId);
  return timingSafeEqual(right, Buffer.from(hash, 'hex')) ? userId : undefined;
};
