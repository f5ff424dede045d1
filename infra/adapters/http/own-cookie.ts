import { parseCookie, stringifySetCookie } from 'cookie';
import type { HttpReply, HttpRequest } from './server.ts';

export interface OwnCookie {
  readonly name: string;
  /** Empty, with no time left, to have the browser forget it. */
  readonly value: string;
  readonly maxAgeSeconds: number;
  /** The browser sends it to addresses below. */
  readonly path: string;
}

/** A cookie that no script reads, and that no other site's form sends. */
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
