import type { FastifyRequest } from 'fastify';
import { refuse } from '../adapters/http/errors.ts';
import { trustsThisMachine } from '../adapters/http/trusted-proxies.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Admits a developer at this machine alone; to others there is no such page. Checks the host name as
 * well, against DNS rebinding.
 */
export const allowOnlyHere = ({ ip, hostname }: FastifyRequest): void => {
  if (!trustsThisMachine(ip) || !LOCAL_HOSTS.has(hostname)) throw refuse('NotFound');
};

/** Refuses what a page of another site sends: it could act as the developer. */
export const refuseOtherSites = ({ headers }: Pick<FastifyRequest, 'headers'>): void => {
  const { 'sec-fetch-site': site = 'none' } = headers;
  if (site !== 'same-origin' && site !== 'none') throw refuse('CrossSiteRequest');
};
