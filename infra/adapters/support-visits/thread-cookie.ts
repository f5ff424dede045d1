import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { parseCookie } from 'cookie';
import type { Kysely } from 'kysely';
import { setOwnCookie } from '../http/own-cookie.ts';
import type { HttpReply, HttpRequest } from '../http/server.ts';
import type { Tables } from '../tables/tables.ts';

/** Cookie that opens one thread for a visitor, in the browser that used the link. */
export const THREAD_COOKIE = 'hearthway_thread';

/** The prefix prevents sibling domains from planting the cookie. */
const SECURE_THREAD_COOKIE = `__Host-${THREAD_COOKIE}`;

const nameFor = (hasSecureCookies: boolean): string =>
  hasSecureCookies ? SECURE_THREAD_COOKIE : THREAD_COOKIE;

export const keepThreadCookie = (
  exchange: { readonly request: HttpRequest; readonly reply: HttpReply },
  { value, maxAgeSeconds }: { readonly value: string; readonly maxAgeSeconds: number },
): void => {
  const name = nameFor(exchange.request.hasSecureCookies);
  setOwnCookie(exchange, { name, value, maxAgeSeconds, path: '/' });
};

/** Fast hash, which is enough for a secret of 256 bits. */
export const hashOfSecret = (secret: string): Buffer =>
  createHash('sha256').update(secret).digest();

/** The only model about which a visitor's page receives changes. */
export const VISITED_MODEL: Model = 'support_threads';

/** Visitor, and the thread that the browser may open. */
export interface ThreadVisit {
  readonly userId: string;
  readonly threadId: string;
}

interface CookieRequest {
  readonly headers: Pick<IncomingHttpHeaders, 'cookie'>;
  readonly hasSecureCookies: boolean;
}

export type FindThreadVisit = (request: CookieRequest) => Promise<ThreadVisit | undefined>;

/** Whether the request has a visitor's cookie, which may have expired. */
export const hasThreadCookie = (request: CookieRequest): boolean =>
  readThreadCookie(request) !== undefined;

const readThreadCookie = ({
  headers: { cookie },
  hasSecureCookies,
}: CookieRequest): string | undefined =>
  cookie === undefined ? undefined : parseCookie(cookie)[nameFor(hasSecureCookies)];

/** Returns the visit of a request's cookie; undefined without one, and once it has expired. */
export const findThreadVisit = async (
  {
    database,
    now,
  }: { readonly database: Kysely<Pick<Tables, 'thread_links'>>; readonly now: Date },
  request: CookieRequest,
): Promise<ThreadVisit | undefined> => {
  const secret = readThreadCookie(request);
  if (secret === undefined) return undefined;
  return database
    .selectFrom('thread_links')
    .select(['user_id as userId', 'thread_id as threadId'])
    .where('visit_hash', '=', hashOfSecret(secret))
    .where('visit_ends_at', '>', now)
    .executeTakeFirst();
};
