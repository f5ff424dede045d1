import { isIPv6 } from 'node:net';

/** 16-bit groups that identify a network: /64, which is assigned to one home. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Unit by which callers are counted: an IPv4 address, or an IPv6 network of /64, since one home can use any
 * address of it.
 */
export const networkOf = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail ?? '');
  const gap = Array.from({ length: GROUPS - front.length - back.length }, () => '0');
  return `${[...front, ...gap, ...back]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
};

/**
 * Splits into groups. An IPv4 address at the end stands for two groups, which are not in the network's half.
 */
const groupsOf = (part: string): readonly string[] =>
  part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group));
