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

/** A request, and whether the cookies set for it demand TLS. */
interface Asked {
  readonly headers: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;
  readonly hasSecureCookies: boolean;
}

export const readCredentials = ({ headers, hasSecureCookies }: Asked): Credentials => ({
  token: /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1],
  cookie: readSessionCookie({ headers, hasSecureCookies }),
});

/** The prefix keeps sibling domains from planting the cookie; browsers accept it over TLS only. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Reads the name only that we would set, since the other may come from a sibling domain. */
export const readSessionCookie = ({
  headers: { cookie },
  hasSecureCookies,
}: Pick<Asked, 'hasSecureCookies'> & {
  readonly headers: Pick<IncomingHttpHeaders, 'cookie'>;
}): string | undefined =>
  cookie === undefined
    ? undefined
    : parseCookie(cookie)[hasSecureCookies ? SECURE_SESSION_COOKIE : SESSION_COOKIE];
