import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';

/** Cookie half of a session, which scripts cannot read. */
export const SESSION_COOKIE = 'hearthway_session';

/** Halves of a session in a request. */
export interface Credentials {
  /** Half that the client sends itself. */
  readonly token: string | undefined;
  /** Half that the browser sends. */
  readonly cookie: string | undefined;
}

/** Request, and whether its cookies require TLS. */
interface CredentialRequest {
  readonly headers: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;
  readonly hasSecureCookies: boolean;
}

export const readCredentials = ({ headers, hasSecureCookies }: CredentialRequest): Credentials => ({
  token: /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1],
  cookie: readSessionCookie({ headers, hasSecureCookies }),
});

/** The prefix prevents sibling domains from planting the cookie; browsers accept it over TLS only. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Reads only the name that we would set, since the other may come from a sibling domain. */
export const readSessionCookie = ({
  headers: { cookie },
  hasSecureCookies,
}: Pick<CredentialRequest, 'hasSecureCookies'> & {
  readonly headers: Pick<IncomingHttpHeaders, 'cookie'>;
}): string | undefined =>
  cookie === undefined
    ? undefined
    : parseCookie(cookie)[hasSecureCookies ? SECURE_SESSION_COOKIE : SESSION_COOKIE];
