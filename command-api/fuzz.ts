import type { Call, Credentials } from './test-api.ts';

/** The same numbers from 0 to below 1 for the same seed: mulberry32. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** What has broken programs before. */
const TEXTS = [
  '',
  ' ',
  'a',
  'provider-1',
  'provider-2',
  'ana@example.org',
  'Ana@Example.ORG',
  'a long password',
  'null',
  '-1',
  '1e999',
  "' or 1=1; drop table accounts; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👧‍👦'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(70_000),
  '{"a":1}',
  '__proto__',
];

const VALUES = [null, true, false, 0, -1, 1.5, 1e308, [], {}, [[]], { resourceId: 'provider-1' }];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface Route {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

const ANA = { email: 'ana@example.org', password: 'a long password' };
const ROUTES: readonly [Route, ...Route[]] = [
  {
    method: 'POST',
    path: '/api/register',
    body: { ...ANA, confirmPassword: ANA.password, firstName: 'Ana', lastName: 'Lima' },
  },
  { method: 'POST', path: '/api/login', body: ANA },
  { method: 'POST', path: '/api/logout', body: {} },
  { method: 'POST', path: '/api/favorites', body: { resourceId: 'provider-1' } },
  { method: 'POST', path: '/api/favorites', body: { resourceId: 'provider-2' } },
  { method: 'DELETE', path: '/api/favorites/provider-1', body: {} },
  { method: 'DELETE', path: '/api/favorites/', body: {} },
  { method: 'GET', path: '/health', body: {} },
  { method: 'GET', path: '//', body: {} },
];

const FIELDS = [
  'email',
  'password',
  'confirmPassword',
  'firstName',
  'lastName',
  'resourceId',
  'userId',
  '__proto__',
  'constructor',
];
const HEADERS = [
  'idempotency-key',
  'x-correlation-id',
  'sec-fetch-site',
  'x-forwarded-proto',
  'x-forwarded-for',
  'accept',
  'content-type',
  'cookie',
  'authorization',
];

/** A request as somebody sends it who wants to see the service fall. */
export const randomCall = (random: () => number, credentials: readonly Credentials[]): Call => {
  const happens = (chance: number) => random() < chance;
  const oneOf = <T>(choices: readonly T[]): T | undefined =>
    choices[Math.floor(random() * choices.length)];
  const text = () => oneOf(TEXTS) ?? '';
  const value = (): unknown => (happens(0.6) ? text() : oneOf(VALUES));
  const encoded = () => encodeURIComponent(text().toWellFormed());

  const payloadFrom = (valid: object): string => {
    const entries = Object.entries(valid);
    while (happens(0.3)) entries.push([oneOf(FIELDS) ?? '', value()]);
    const json = JSON.stringify(happens(0.05) ? value() : Object.fromEntries(entries)) ?? '';
    return happens(0.05) ? json.slice(0, Math.floor(random() * json.length)) : json;
  };
  const urlFrom = (path: string): string => {
    const rest = happens(0.8) ? encoded() : text().replace(/\W/g, '%');
    return `${path}${path.endsWith('/') ? rest : ''}${happens(0.2) ? `?userId=${encoded()}` : ''}`;
  };
  const headers = (): Record<string, string> => {
    const chosen: Record<string, string> = {};
    while (happens(0.2)) chosen[oneOf(HEADERS) ?? ''] = printable(text());
    return chosen;
  };

  const { method, path, body } = oneOf(ROUTES) ?? ROUTES[0];
  return {
    method: happens(0.95) ? method : (oneOf(METHODS) ?? method),
    url: urlFrom(path),
    ...(happens(0.95) && { payload: payloadFrom(body) }),
    headers: headers(),
    as: happens(0.9) ? oneOf(credentials) : undefined,
  };
};

/** Node sends no other characters in a header, and no header of that length. */
const printable = (value: string): string => value.replace(/[^\x20-\x7e]/g, '?').slice(0, 8_000);
