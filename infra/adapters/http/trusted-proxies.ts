import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

/** Whether to trust the `x-forwarded-…` headers of a request from this address. */
export type TrustsProxy = (address: string) => boolean;

/** Always trusted: the gateway and the services talk over loopback, and so may a proxy on this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Matches with Node's block list: `compile` of proxy-addr rejects `0.0.0.0/0` and reads `10.0.0` as an
 * address.
 */
const trustNetworks = (networks: readonly string[]): TrustsProxy => {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

export const trustsThisMachine: TrustsProxy = trustNetworks(LOOPBACK);

const networkSchema = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/**
 * Trusts this machine and the addresses and networks that a setting lists, such as `10.0.0.7, fd00::/8`.
 * Returns undefined when one of them is neither. A listed proxy can claim any caller.
 */
export const readTrustedProxies = (setting: string): TrustsProxy | undefined => {
  const listed = setting
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && each !== 'loopback');
  return listed.every((each) => networkSchema.safeParse(each).success)
    ? trustNetworks([...LOOPBACK, ...listed])
    : undefined;
};

/**
 * Returns the last untrusted address in the chain of proxies, like Fastify's `ip`; '' once the caller has
 * disconnected.
 */
export const callerOf = (request: IncomingMessage, trustsProxy: TrustsProxy): string =>
  proxyAddr(request, trustsProxy) ?? '';
