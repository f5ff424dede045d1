import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type Credentials,
  type Family,
  FROM_OUR_PAGE,
  startTestApi,
  type TestApi,
} from '../command-api.fixture.ts';
import type { CommandSchema } from '../database/schema.ts';
import { accountCalls, tokenIn } from './account.fixture.ts';

let api: TestApi;
const { login, isSignedIn } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const sessionIdOf = async ({ userId }: Family, index = 0): Promise<string> => {
  const rows = await api.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows[index]?.id ?? expect.fail('There is such a session.');
};

/** Signed in a second time, a moment later. */
const secondOf = async (family: Family): Promise<Credentials> => {
  api.passTime(1_000);
  return { token: tokenIn((await login(family)).body) };
};

const endOne = (sessionId: string, as: Credentials) =>
  api.send({ method: 'DELETE', url: `/api/account/sessions/${sessionId}`, as });

const endAll = (as: Credentials) =>
  api.send({ method: 'DELETE', url: '/api/account/sessions', as });

const beActive = (as: Credentials) =>
  api.send({ method: 'POST', url: '/api/session/activity', as });

const endedOf = ({ userId }: Family) =>
  api.stored(`account-${userId}`).filter(({ type }) => type === 'SessionsEnded');

test('a person ends one of their sessions from another one', async () => {
  const family = await api.signUp();
  const second = await secondOf(family);
  const sessionId = await sessionIdOf(family);
  const { status, position, setCookie } = await endOne(sessionId, second);
  expect({ status, setCookie }).toEqual({ status: 204, setCookie: undefined });
  expect(position).toBe(String(api.head()));
  expect(endedOf(family)).toMatchObject([{ data: { sessionIds: [sessionId], why: 'by-choice' } }]);
  expect(await isSignedIn(family)).toBe(false);
  expect(await isSignedIn(second)).toBe(true);
});

test('ending a session twice, or an unknown one, changes nothing more', async () => {
  const family = await api.signUp();
  const second = await secondOf(family);
  const sessionId = await sessionIdOf(family);
  for (const id of [sessionId, sessionId, '0'.repeat(32)])
    expect((await endOne(id, second)).status).toBe(204);
  expect(endedOf(family)).toHaveLength(1);
  expect(await isSignedIn(second)).toBe(true);
});

test('a session cannot be ended from another account', async () => {
  const [family, other] = [await api.signUp(), await api.signUp()];
  expect((await endOne(await sessionIdOf(family), other)).status).toBe(204);
  expect([...endedOf(family), ...endedOf(other)]).toEqual([]);
  expect(await isSignedIn(family)).toBe(true);
});

test.for(['all', 'x', '0'.repeat(31), `${'0'.repeat(32)}0`])(
  'an invalid session id is refused by name: %s',
  async (sessionId) => {
    const family = await api.signUp();
    expect(await endOne(sessionId, family)).toMatchObject({ status: 400, fields: ['sessionId'] });
  },
);

test('a person signs out everywhere, here as well', async () => {
  const family = await api.signUp({ isBrowser: true });
  const second = await secondOf(family);
  const stranger = await api.signUp();
  const { status, setCookie } = await endAll(family);
  expect(status).toBe(204);
  expect(setCookie).toMatch(/hearthway_session=;.*Max-Age=0/);
  expect(endedOf(family)).toHaveLength(1);
  expect(await Promise.all([family, second, stranger].map(isSignedIn))).toEqual([
    false,
    false,
    true,
  ]);
});

test('signing out everywhere twice at once ends each session once', async () => {
  const family = await api.signUp();
  const second = await secondOf(family);
  const statuses = (await Promise.all([endAll(family), endAll(second)])).map(
    ({ status }) => status,
  );
  expect(statuses).toContain(204);
  expect(statuses.every((status) => status === 204 || status === 401)).toBe(true);
  expect(endedOf(family)).toHaveLength(1);
  expect(await isSignedIn(second)).toBe(false);
});

test('without an event store signing out fails, and the retry works later', async () => {
  const family = await api.signUp();
  await api.withoutEventStore(async () => expect((await endAll(family)).status).toBe(503));
  expect(await isSignedIn(family)).toBe(true);
  expect((await endAll(family)).status).toBe(204);
  expect(await isSignedIn(family)).toBe(false);
});

test('activity gives a session its half hour again, at most so much', async () => {
  const family = await api.signUp({ isBrowser: true });
  api.passTime(29 * 60 * 1000);
  expect((await beActive(family)).body).toEqual({ remainingSeconds: 1_800 });
  api.passTime(10_000);
  // It was written a moment ago.
  expect((await beActive(family)).body).toEqual({ remainingSeconds: 1_790 });
  api.passTime(30 * 60 * 1000 - 11_000);
  expect((await beActive(family)).body).toEqual({ remainingSeconds: 1_800 });
  api.passTime(30 * 60 * 1000);
  expect(await beActive(family)).toMatchObject({ status: 401, code: 'SignInRequired' });
});

test('a stolen half dies with the session that it is of', async () => {
  const family = await api.signUp({ isBrowser: true });
  const { token, cookie } = family;
  for (const half of [{ token }, { cookie }]) expect((await beActive(half)).status).toBe(401);
  api.passTime(29 * 60 * 1000);
  // Nor does it keep the session alive.
  for (const half of [{ token }, { cookie }]) expect((await beActive(half)).status).toBe(401);
  api.passTime(60 * 1000);
  expect((await beActive(family)).status).toBe(401);
});

test('a session begun on a server whose clock is a minute ahead is valid', async () => {
  api.passTime(60_000);
  const family = await api.signUp({ isBrowser: true });
  api.passTime(-60_000);
  expect((await beActive(family)).body).toEqual({ remainingSeconds: 1_860 });
});

test('a session ended by another process is over here at once', async () => {
  const family = await api.signUp();
  const database = connectPostgres<CommandSchema>({
    url: api.databaseUrl,
    onConnectionLost: () => {},
  });
  onTestFinished(() => database.destroy());
  const other = api.over(database);
  expect((await beActive(family)).status).toBe(200);
  await api.send({ method: 'DELETE', url: '/api/account/sessions', as: family, app: other });
  expect((await beActive(family)).status).toBe(401);
});

test('a browser that sends only its origin gets a session of two halves', async () => {
  const { email, password } = await api.signUp();
  const signIn = (headers: Readonly<Record<string, string>>) =>
    api.send({
      method: 'POST',
      url: '/api/login',
      body: { email, password },
      headers: { host: 'hearthway.example:8080', ...headers },
    });
  const origin = 'http://hearthway.example:8080';
  for (const headers of [{ origin }, FROM_OUR_PAGE, { origin, ...FROM_OUR_PAGE }]) {
    const { status, body, setCookie } = await signIn(headers);
    expect(status).toBe(200);
    expect(setCookie).toContain('hearthway_session=');
    expect(await isSignedIn({ token: tokenIn(body) })).toBe(false);
  }
  const { setCookie } = await signIn({});
  expect(setCookie ?? '').not.toContain('hearthway_session=');
  for (const foreign of ['http://hearthway.example', 'https://evil.example', 'null', 'nonsense'])
    expect(await signIn({ origin: foreign })).toMatchObject({ code: 'CrossSiteRequest' });
});
