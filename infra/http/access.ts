import type { FastifyRequest } from 'fastify';
import { type Credentials, readCredentials } from '../sessions/credentials.ts';
import type { Session } from '../sessions/sessions.ts';
import { refuse } from './errors.ts';
import type { HttpServer } from './server.ts';

/** Who may call a route. `anyone` may be signed in, and then the route knows who it is. */
type Access = 'anyone' | 'family';

/** A route as the server has it, for whoever goes through all of them. */
export interface RouteAccess {
  readonly method: string;
  /** With its parameters: `/api/favorites/:resourceId`. */
  readonly url: string;
  readonly access: Access;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
  interface FastifyInstance {
    routes: readonly RouteAccess[];
  }
}

export interface AccessOptions {
  readonly findSession: (credentials: Credentials) => Promise<Session | undefined>;
}

/** Those that change nothing. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets each request through only to whom its route is for. A route that does not say who may call it
 * keeps the server from starting.
 *
 * What another site makes a browser send changes nothing here, signed in or not: else it could sign
 * a person in to an account of its own, or out.
 */
export const addAccess = (app: HttpServer, { findSession }: AccessOptions): void => {
  const routes: RouteAccess[] = [];
  app.decorate('routes', routes);
  app.decorateRequest('session', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access;
    if (access === undefined)
      throw new Error(`The route ${String(method)} ${url} does not say who may call it.`);
    routes.push(...[method].flat().map((each) => ({ method: each, url, access })));
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    if (!SAFE_METHODS.has(request.method) && isFromAnotherSite(request))
      throw refuse('CrossSiteRequest');
    const credentials = readCredentials(request.headers);
    if (credentials.token !== undefined) request.session = await findSession(credentials);
    if (request.routeOptions.config.access === 'family' && request.session === undefined)
      throw refuse('SignInRequired');
  });
};

/** Whose request it is, in a route that is for families. */
export const sessionOf = ({ session }: FastifyRequest): Session => {
  if (session === undefined) throw new Error('The route is not for families only.');
  return session;
};

/** Whether a page sent it. Browsers let no page set or leave out this header; nobody else sends it. */
export const isFromBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined;

/** Also from a sister site, which may belong to somebody else. `none` is the person, not a page. */
const isFromAnotherSite = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};
