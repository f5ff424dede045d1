import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether what somebody at this address says of others in `x-forwarded-…` headers is believed. */
export type TrustsProxy = (address: string) => boolean;

interface Network {
  readonly address: string;
  /** Leading bits that all its addresses share. */
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** The gateway and the services speak to each other there, and so may a proxy on this machine. */
const LOOPBACK: readonly Network[] = [
  { address: '127.0.0.0', prefix: 8, family: 'ipv4' },
  { address: '::1', prefix: 128, family: 'ipv6' },
];

const trustNetworks = (networks: readonly Network[]): TrustsProxy => {
  const trusted = new BlockList();
  for (const { address, prefix, family } of networks) trusted.addSubnet(address, prefix, family);
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && trusted.check(address, family);
  };
};

export const trustsThisMachine: TrustsProxy = trustNetworks(LOOPBACK);

/**
 * Trusts, beside this machine, the addresses and networks that a setting lists, as in
 * `10.0.0.7, fd00::/8`. Undefined when one of them is none. Whoever is listed can claim to be anybody.
 */
export const readTrustedProxies = (setting: string): TrustsProxy | undefined => {
  const listed = setting
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'loopback')
    .map(readNetwork);
  const networks = listed.filter((network) => network !== undefined);
  return networks.length === listed.length ? trustNetworks([...LOOPBACK, ...networks]) : undefined;
};

const readNetwork = (text: string): Network | undefined => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = familyOf(address);
  if (family === undefined) return undefined;
  const most = family === 'ipv4' ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  return prefix <= most ? { address, prefix, family } : undefined;
};

const familyOf = (address: string): Network['family'] | undefined => {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
};

/** Who asks: the last in the chain of proxies that is none of ours. Fastify's `ip` is the same. */
export const callerOf = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustsProxy: TrustsProxy,
): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let caller = socket.remoteAddress ?? '';
  for (const before of forwarded.map((each) => each.trim()).reverse()) {
    if (before === '' || !trustsProxy(caller)) return caller;
    caller = before;
  }
  return caller;
};
