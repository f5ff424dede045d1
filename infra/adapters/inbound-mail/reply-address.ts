import { z } from 'zod';

/** Address for answers, `reply@example.org`; each thread's is `reply+TOKEN@example.org`. */
export interface ReplyAddress {
  readonly local: string;
  readonly domain: string;
}

/** Half a token: 128 bits in hexadecimal digits, since some servers change upper and lower case. */
export const TOKEN_BYTES = 16;

const TOKEN = /^[0-9a-f]{32}$/;

/** RFC 5321: longest part before the @, minus the plus and the token. */
const LONGEST_LOCAL = 64 - 1 - 2 * TOKEN_BYTES;

/** Returns undefined for an address that cannot carry a token. */
export const parseReplyAddress = (address: string): ReplyAddress | undefined => {
  if (!z.email().safeParse(address).success) return undefined;
  const [local = '', domain = ''] = address.split('@');
  if (local.length > LONGEST_LOCAL || local.includes('+')) return undefined;
  return { local: local.toLowerCase(), domain: domain.toLowerCase() };
};

export const addressWith = ({ local, domain }: ReplyAddress, token: string): string =>
  `${local}+${token}@${domain}`;

/**
 * Returns the token of an address: empty for the address without one, or with something else after the plus.
 * Undefined for an address that is not ours.
 */
export const tokenIn = (reply: ReplyAddress, address: string): string | undefined => {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase();
  if (at < 1 || address.slice(at + 1).toLowerCase() !== reply.domain) return undefined;
  if (local === reply.local) return '';
  if (!local.startsWith(`${reply.local}+`)) return undefined;
  const token = local.slice(reply.local.length + 1);
  return TOKEN.test(token) ? token : '';
};
