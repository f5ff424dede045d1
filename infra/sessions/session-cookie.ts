import { stringifySetCookie } from 'cookie';
import { SESSION_COOKIE } from './credentials.ts';

export interface SessionCookieOptions {
  /** Empty, with no time left, to have the browser forget it. */
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** The request came over TLS. Otherwise the browser would drop a cookie that demands it. */
  readonly isSecure: boolean;
}

/** The value of a `Set-Cookie` header: no script reads this cookie, and no other site's form sends it. */
export const sessionCookie = ({ value, maxAgeSeconds, isSecure }: SessionCookieOptions): string =>
  stringifySetCookie({
    name: SESSION_COOKIE,
    value,
    maxAge: maxAgeSeconds,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
