import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

/** The half of a session that a browser keeps where no script can read it. */
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

/** Over TLS no sister domain can plant one of that name. Without it, no browser would keep it. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

export const readSessionCookie = (header: string | undefined): string | undefined => {
  if (header === undefined) return undefined;
  const cookies = parseCookie(header);
  return cookies[SECURE_SESSION_COOKIE] ?? cookies[SESSION_COOKIE];
};
