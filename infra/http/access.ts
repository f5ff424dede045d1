import type { FastifyRequest } from 'fastify';
import { type Credentials, readCredentials } from '../sessions/credentials.ts';
import type { Session } from '../sessions/sessions.ts';
import { refuse } from './errors.ts';
import type { HttpServer } from './server.ts';

/** Who may call a route. `anyone` may be signed in, and then the route knows who it is. */
export type Access = 'anyone' | 'family';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
}

export interface AccessOptions {
  readonly findSession: (credentials: Credentials) => Promise<Session | undefined>;
}

/**
 * Lets each request through only to whom its route is for. A route that does not say who may call it
 * keeps the server from starting.
 */
export const addAccess = (app: HttpServer, { findSession }: AccessOptions): void => {
  app.decorateRequest('session', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined)
      throw new Error(`The route ${String(method)} ${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
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
