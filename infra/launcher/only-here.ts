import type { FastifyRequest } from 'fastify';
import { refuse } from '../adapters/http/errors.ts';
import { trustsThisMachine } from '../adapters/http/trusted-proxies.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Admits only a developer on this machine; others get a 404. Checks the host name as well, against DNS
 * rebinding.
 */
export const allowOnlyHere = ({ ip, hostname }: FastifyRequest): void => {
  if (!trustsThisMachine(ip) || !LOCAL_HOSTS.has(hostname)) throw refuse('NotFound');
};

/** Refuses requests from pages of other sites, which could act as the developer. */
export const refuseOtherSites = ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
  const { 'sec-fetch-site': site = 'none' } = headers;
  if (site !== 'same-origin' && site !== 'none') throw refuse('CrossSiteRequest');
};
