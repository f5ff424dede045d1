import type {
  RouteAbout,
  RouteScope,
} from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { Role } from '@hearthway/domain/session/session.constants.ts';
import type { FastifyRequest, FastifySchema } from 'fastify';
import { type FindHouseholdAccess, subjectIn } from '../household-access/household-subject.ts';
import { readCredentials } from '../sessions/credentials.ts';
import type { FindSession } from '../sessions/session-lookup.ts';
import type { Session } from '../sessions/sessions.ts';
import { refuse } from './errors.ts';
import { isOriginOf } from './same-origin.ts';
import type { HttpServer } from './server.ts';

/**
 * Callers that a route admits: anyone (the session is read if present), any signed-in account, or accounts of
 * one role.
 */
type Access = 'anyone' | 'signed-in' | Role;

export interface RouteAccess {
  readonly method: string;
  /** Path with its parameters: `/api/favorites/:resourceId`. */
  readonly url: string;
  readonly access: Access;
  /** Part of a family's data that other members reach here; undefined for none. */
  readonly scope: RouteScope | undefined;
  /** Relation to single children, for members who see some of them alone. */
  readonly about: RouteAbout | undefined;
  readonly isPersonal: boolean;
  /** Schemas of its request and responses. */
  readonly schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Reads the session from the database rather than the cache, so that one that just ended is refused. */
    fresh?: boolean;
    /** Marks background requests of pages, which do not extend the session. */
    unattended?: boolean;
    /** Checks limits and sessions after reading the body, so that a refusal can depend on it. */
    gatedAfterBody?: boolean;
  }
  interface FastifyRequest {
    session: Session | undefined;
  }
  interface FastifyInstance {
    routes: readonly RouteAccess[];
  }
}

export interface AccessOptions {
  readonly findSession: FindSession;
  /** Refuses every household of another family by default. */
  readonly findAccess?: FindHouseholdAccess | undefined;
}

/** Methods without side effects. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const isChange = ({ method }: FastifyRequest): boolean => !SAFE_METHODS.has(method);

/**
 * Admits only the callers that a route declares. The server does not start with an undeclared route.
 *
 * Rejects all cross-site changes, signed in or not: otherwise another site could sign a person in to an
 * account of its own, or out.
 */
export const addAccess = (
  app: HttpServer,
  { findSession, findAccess = async () => undefined }: AccessOptions,
): void => {
  const routes: RouteAccess[] = [];
  app.decorate('routes', routes);
  app.decorateRequest('session', undefined);
  app.decorateRequest('subject', undefined);
  app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
    const { access, scope, about, isPersonal = false } = config ?? {};
    if (access === undefined)
      throw new Error(`The route ${String(method)} ${url} does not say who may call it.`);
    routes.push(
      ...[method].flat().map((each) => ({
        method: each,
        url,
        access,
        scope,
        about,
        isPersonal,
        schema,
      })),
    );
  });
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && isChange(request) && isFromAnotherSite(request))
      throw refuse('CrossSiteRequest');
  });
  addGate(app, async (request) => {
    if (request.is404) return;
    const { access, fresh: isFresh = false, unattended = false } = request.routeOptions.config;
    const credentials = readCredentials(request);
    if (credentials.token !== undefined)
      request.session = await findSession(credentials, {
        isFresh,
        isActivity: isChange(request) && !unattended,
      });
    const { session } = request;
    if (session === undefined) {
      if (access === 'anyone') return;
      throw refuse('SignInRequired');
    }
    if (access !== 'anyone' && access !== 'signed-in' && access !== session.role)
      throw refuse('RoleRequired');
    request.subject = await subjectIn(request, session, findAccess);
  });
};

/**
 * Adds a check that can refuse requests before their bodies are read, or after it where the route says so.
 */
export const addGate = (
  app: HttpServer,
  check: (request: FastifyRequest) => Promise<void>,
): void => {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.gatedAfterBody !== true) await check(request);
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.gatedAfterBody === true) await check(request);
  });
};

/** Returns the session of a request to a route that requires one. */
export const sessionOf = ({ session }: FastifyRequest): Session => {
  if (session === undefined) throw new Error('The route is for anyone.');
  return session;
};

/**
 * Whether a page sent the request. Pages can neither set nor omit these headers, and other clients send none.
 * Over plain HTTP, except from this machine, a browser sends the origin alone.
 */
export const isFromBrowser = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/**
 * Whether another site sent the request, sibling subdomains included, which may have other owners. `none`
 * means the person, not a page.
 */
const isFromAnotherSite = ({
  headers,
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && !isOriginOf(headers.origin, host);
};
