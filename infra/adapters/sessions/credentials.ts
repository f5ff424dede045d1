import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

/** Cookie half of a session, which scripts cannot read. */
export const SESSION_COOKIE = 'hearthway_session';

/** The halves of a session that a request carries. */
export interface Credentials {
  /** The half that the client sends itself. */
  readonly token: string | undefined;
  /** The half that the browser sends. */
  readonly cookie: string | undefined;
}

export const readCredentials = ({
  authorization,
  cookie,
}: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>): Credentials => ({
  token: /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1],
  cookie: readSessionCookie(cookie),
});

/** The prefix keeps sibling domains from planting the cookie; browsers accept it over TLS only. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

export const readSessionCookie = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const cookies = parseCookie(header);
  return cookies[SECURE_SESSION_COOKIE] ?? cookies[SESSION_COOKIE];
};
