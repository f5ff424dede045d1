import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { z } from 'zod';

/** Whether the `x-forwarded-…` headers of a request from this address are believed. */
export type TrustsProxy = (address: string) => boolean;

/** The gateway and the services speak to each other there, and so may a proxy on this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Node's block list holds the networks: `compile` of proxy-addr refuses `0.0.0.0/0` and reads `10.0.0`
 * as an address.
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
 * Trusts, beside this machine, the addresses and networks that a setting lists, as in
 * `10.0.0.7, fd00::/8`. Undefined when one of them is neither. A listed proxy can claim any caller.
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

/** The last address in the chain of proxies that is not trusted, as Fastify's `ip`; '' once it is gone. */
export const callerOf = (request: IncomingMessage, trustsProxy: TrustsProxy): string =>
  proxyAddr(request, trustsProxy) ?? '';
