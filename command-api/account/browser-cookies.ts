import { createHash, randomBytes } from 'node:crypto';
import { CODE_MINUTES } from '@hearthway/domain/kernel/retention.constants.ts';
import { readCookie, setOwnCookie } from '@hearthway/infra/adapters/http/own-cookie.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/adapters/http/server.ts';

export interface Exchange {
  readonly request: HttpRequest;
  readonly reply: HttpReply;
}

/** Identifies the browser that asked for a new password; in that browser, the mailed code alone is enough. */
const RECOVERY = {
  name: 'hearthway_recovery',
  path: '/api',
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

const readValue = (request: HttpRequest, name: string): string | undefined => {
  const value = readCookie(request, name);
  return value !== undefined && VALUE.test(value) ? value : undefined;
};

const readHash = (request: HttpRequest, name: string): Buffer | undefined => {
  const value = readValue(request, name);
  return value === undefined ? undefined : hashOf(value);
};

const setNew = (exchange: Exchange, cookie: typeof RECOVERY | typeof DEVICE): Buffer =>
  set(exchange, cookie, randomBytes(32).toString('base64url'));

const set = (
  exchange: Exchange,
  cookie: typeof RECOVERY | typeof DEVICE,
  value: string,
): Buffer => {
  setOwnCookie(exchange, { ...cookie, value });
  return hashOf(value);
};

export const readRecoveryCookie = (request: HttpRequest): Buffer | undefined =>
  readHash(request, RECOVERY.name);

/**
 * Returns the hash of the cookie's value. The value stays the same, so a new code replaces this browser's
 * last.
 */
export const keepRecoveryCookie = (exchange: Exchange): Buffer => {
  const value = readValue(exchange.request, RECOVERY.name);
  return value === undefined ? setNew(exchange, RECOVERY) : set(exchange, RECOVERY, value);
};

export const clearRecoveryCookie = (exchange: Exchange): void =>
  setOwnCookie(exchange, { ...RECOVERY, value: '', maxAgeSeconds: 0 });

export const readDeviceCookie = (request: HttpRequest): Buffer | undefined =>
  readHash(request, DEVICE.name);

export const setDeviceCookie = (exchange: Exchange): Buffer => setNew(exchange, DEVICE);

/** Needs no salt and no work factor: 256 random bits cannot be guessed. */
const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();
