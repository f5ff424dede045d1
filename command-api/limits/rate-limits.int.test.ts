import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newDetails } from '../account/account.fixture.ts';
import { type Call, type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;

/** A hundredth of the limits, so that few requests exceed them. */
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 0.01 });
});

afterAll(() => api.stop());

let networks = 0;
/** An unused network address. */
const newAddress = (): string => {
  networks += 1;
  return `198.51.100.${networks}`;
};

const from = (address: string, call: Omit<Call, 'headers' | 'method'>) =>
  // This machine is a proxy that is believed.
  api.send({ method: 'POST', headers: { 'x-forwarded-for': address }, ...call });

/** Each time for another account, so that none of them is tried too often. */
const login = (address: string) =>
  from(address, {
    url: '/api/login',
    body: { email: `${randomUUID()}@example.org`, password: 'a wrong password' },
  });

describe('an address over its limit', () => {
  test.for([
    { url: '/api/login', most: 6 },
    { url: '/api/register', most: 2 },
    { url: '/api/forgot-password', most: 1 },
    { url: '/api/forgot-username', most: 1 },
    { url: '/api/reset-password', most: 1 },
    { url: '/api/account/email/code', most: 1 },
    { url: '/api/account/email/confirmation', most: 1 },
  ])('gets the time to wait: $url', async ({ url, most }) => {
    // Nothing that could be done is asked for: that it was asked counts.
    const body = {};
    const address = newAddress();
    for (let n = 0; n < most; n += 1)
      expect((await from(address, { url, body })).status).not.toBe(429);
    const refused = await from(address, { url, body });
    expect(refused).toMatchObject({ status: 429, code: 'TooManyTries' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60 * 60);
    expect((await from(newAddress(), { url, body })).status).not.toBe(429);
  });

  test('can still use routes without a limit', async () => {
    const address = newAddress();
    for (let n = 0; n < 7; n += 1) await login(address);
    expect((await from(address, { url: '/api/logout' })).status).toBe(204);
    expect((await from(address, { url: '/api/register', body: newDetails() })).status).toBe(201);
  });
});

test('an address is counted by all instances of the service together', async () => {
  const { body, ...call } = { body: {}, url: '/api/login', method: 'POST' };
  const headers = { 'x-forwarded-for': newAddress() };
  const instances = [api.app, api.over(api.database), api.over(api.database)];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => {
      const app = instances[n % instances.length];
      return api.send({ ...call, body, headers, ...(app && { app }) });
    }),
  );
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(6);
});

describe('an account over its quota of writes to a route', () => {
  const PER_MINUTE = 60;

  // Sign-ups of the tests before count no more.
  beforeEach(() => api.passTime(HOUR_MS));

  /** With the limits as they are, of several instances. */
  const instances = () => [1, 2].map(() => api.over(api.database, { rateLimitFactor: 1 }));

  const favorite = (family: Family, app: HttpServer, provider = 'provider-1') =>
    api.send({
      method: 'POST',
      url: '/api/favorites',
      as: family,
      app,
      body: { resourceId: provider },
    });

  test('gets the time to wait, from every instance, and nothing more is stored', async () => {
    const [one, other] = instances();
    if (one === undefined || other === undefined) return expect.unreachable();
    const family = await api.signUp();
    const answers = await Promise.all(
      Array.from({ length: 87 }, (_, n) =>
        favorite(family, n % 2 === 0 ? one : other, `provider-${n % 20}`),
      ),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(PER_MINUTE);
    const refused = await favorite(family, one);
    expect(refused).toMatchObject({ status: 429, code: 'TooManyTries' });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(60);
    const url = '/api/favorites/provider-1';
    expect((await api.send({ method: 'DELETE', url, as: family, app: one })).status).toBe(204);
    expect((await favorite(await api.signUp(), one)).status).toBe(204);
    api.passTime(60_000);
    expect((await favorite(family, one)).status).not.toBe(429);
  });

  test('gets it by the hour as well', async () => {
    const [app] = instances();
    if (app === undefined) return expect.unreachable();
    const family = await api.signUp();
    await favorite(family, app);
    await api.database
      .updateTable('allowances')
      .set({ used: 600 })
      .where('name', '=', 'writes-hourly')
      .where('key', 'like', `${family.userId}/%`)
      .execute();
    const refused = await favorite(family, app);
    expect(refused).toMatchObject({ status: 429, code: 'TooManyTries' });
    expect(refused.retryAfter).toBeGreaterThan(60);
  });
});

test('an IPv6 network is counted as one address, and its neighbor as another', async () => {
  for (let n = 1; n <= 6; n += 1) expect((await login(`2001:db8:0:1::${n}`)).status).not.toBe(429);
  expect((await login('2001:db8:0:1:ffff:ffff:ffff:ffff')).status).toBe(429);
  expect((await login('2001:db8:0:2::1')).status).not.toBe(429);
});
