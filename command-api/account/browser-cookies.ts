import { createHash, randomBytes } from 'node:crypto';
import { CODE_MINUTES } from '@hearthway/domain/privacy/retention.constants.ts';
import { readCookie, setOwnCookie } from '@hearthway/infra/adapters/http/own-cookie.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';

/** The request that carries the cookies, and the reply that sets them. */
export interface Exchange {
  readonly request: HttpRequest;
  readonly reply: HttpReply;
}

/** Identifies the browser that asked for a new password: there, the mailed code alone is enough. */
const RECOVERY = {
  name: 'hearthway_recovery',
  path: '/api/reset-password',
  maxAgeSeconds: CODE_MINUTES * 60,
} as const;

/** Identifies a browser that has signed in before. */
const DEVICE = {
  name: 'hearthway_device',
  path: '/api',
  maxAgeSeconds: 400 * 24 * 60 * 60,
} as const;

/** 256 random bits in base64url. */
const VALUE = /^[\w-]{43}$/;

const readHash = (request: HttpRequest, name: string): Buffer | undefined => {
  const value = readCookie(request, name);
  return value !== undefined && VALUE.test(value) ? hashOf(value) : undefined;
};

const setNew = (exchange: Exchange, cookie: typeof RECOVERY | typeof DEVICE): Buffer => {
  const value = randomBytes(32).toString('base64url');
  setOwnCookie(exchange, { ...cookie, value });
  return hashOf(value);
};

export const readRecoveryCookie = (request: HttpRequest): Buffer | undefined =>
  readHash(request, RECOVERY.name);

/** Returns the hash of the cookie's new value. */
export const setRecoveryCookie = (exchange: Exchange): Buffer => setNew(exchange, RECOVERY);

export const clearRecoveryCookie = (exchange: Exchange): void =>
  setOwnCookie(exchange, { ...RECOVERY, value: '', maxAgeSeconds: 0 });

export const readDeviceCookie = (request: HttpRequest): Buffer | undefined =>
  readHash(request, DEVICE.name);

/** Returns the hash of the cookie's new value. */
export const setDeviceCookie = (exchange: Exchange): Buffer => setNew(exchange, DEVICE);

/** No salt and no work factor: 256 random bits cannot be guessed. */
const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();
