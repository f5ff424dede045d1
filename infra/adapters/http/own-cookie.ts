import { parseCookie, stringifySetCookie } from 'cookie';
import type { HttpReply, HttpRequest } from './server.ts';

export interface OwnCookie {
  readonly name: string;
  /** Value, empty with no time left to make the browser delete the cookie. */
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** Path prefix to which the browser sends the cookie. */
  readonly path: string;
}

/** Sets a cookie that no script can read, and that forms of other sites do not send. */
export const setOwnCookie = (
  { request, reply }: { readonly request: HttpRequest; readonly reply: HttpReply },
  { name, value, maxAgeSeconds, path }: OwnCookie,
): void => {
  const cookie = stringifySetCookie({
    name,
    value,
    maxAge: maxAgeSeconds,
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.hasSecureCookies,
  });
  reply.header('set-cookie', cookie);
};

export const readCookie = (
  { headers }: Pick<HttpRequest, 'headers'>,
  name: string,
): string | undefined =>
  headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name];
