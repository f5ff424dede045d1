import type { RouteAccess } from '@hearthway/infra/http/access.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Credentials, type Family, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let family: Family;
let browser: Family;
let expired: Family;

beforeAll(async () => {
  api = await startTestApi();
  expired = await api.signUp();
  api.passTime(31 * 24 * 60 * 60 * 1000);
  family = await api.signUp();
  browser = await api.signUp({ isBrowser: true });
});

afterAll(() => api.stop());

const routesFor = (access: RouteAccess['access']) => {
  const routes = api.app.routes.filter((route) => route.access === access);
  expect(routes).not.toEqual([]);
  return routes;
};

const call = ({ method, url }: RouteAccess, as: Credentials) =>
  api.send({ method, url: url.replace(/:\w+/g, 'something'), body: {}, as });

const forged = 'x'.repeat(43);

/** Whoever is not signed in, or only seems to be. */
const strangers: Readonly<Record<string, () => Credentials>> = {
  nobody: () => ({}),
  'a forged token': () => ({ token: forged }),
  'a token that is none': () => ({ token: "' or true --" }),
  'the longest of tokens': () => ({ token: 'x'.repeat(8_000) }),
  'an expired session': () => expired,
  'the half that a script may steal': () => ({ token: browser.token }),
  'the half that another site may use': () => ({ cookie: browser.cookie }),
  'a forged half with a real one': () => ({ token: browser.token, cookie: forged }),
  'a real half with a forged one': () => ({ token: forged, cookie: browser.cookie }),
};

test.for(Object.entries(strangers))('%s gets to no route of a family', async ([, credentials]) => {
  const head = api.head();
  for (const route of routesFor('family'))
    expect(await call(route, credentials())).toMatchObject({ status: 401, code: 'SignInRequired' });
  expect(api.head()).toBe(head);
});

test.for(Object.entries(strangers))(
  '%s is not kept from what is for all',
  async ([, credentials]) => {
    for (const route of routesFor('anyone'))
      expect((await call(route, credentials())).code).not.toBe('SignInRequired');
  },
);

test('a family gets to all of its routes', async () => {
  for (const credentials of [family, browser])
    for (const route of routesFor('family'))
      expect((await call(route, credentials)).status).not.toBe(401);
});

test('a page of another site gets to no route that changes something', async () => {
  for (const { method, url } of api.app.routes.filter(
    (route) => !['GET', 'HEAD'].includes(route.method),
  )) {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await api.send({ method, url, body: {}, as: family, headers });
    expect(answer).toMatchObject({ status: 403, code: 'CrossSiteRequest' });
  }
});
