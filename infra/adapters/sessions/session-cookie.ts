import { setOwnCookie } from '../http/own-cookie.ts';
import type { HttpReply, HttpRequest } from '../http/server.ts';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from './credentials.ts';

interface Exchange {
  readonly request: HttpRequest;
  readonly reply: HttpReply;
}

/** Sets the cookie half of a session until it expires. */
export const keepSessionCookie = (
  exchange: Exchange,
  { value, maxAgeSeconds }: { readonly value: string; readonly maxAgeSeconds: number },
): void => {
  const name = exchange.request.hasSecureCookies ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
  setOwnCookie(exchange, { name, value, maxAgeSeconds, path: '/' });
};

export const forgetSessionCookie = (exchange: Exchange): void =>
  keepSessionCookie(exchange, { value: '', maxAgeSeconds: 0 });
