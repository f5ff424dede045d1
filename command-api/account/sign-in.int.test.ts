import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { HASH_PARAMETERS } from '../passwords/passwords.ts';
import { accountCalls, newDetails, tokenIn } from './account.fixture.ts';

const IDLE_MS = 30 * 60 * 1000;

let api: TestApi;
const { register, login, logout, isSignedIn, typesOf, accountOf } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi({ hashParameters: HASH_PARAMETERS });
});

afterAll(() => api.stop());

describe('signing in', () => {
  test('starts another session, in any spelling of the e-mail', async () => {
    const { email, password, userId, token } = await api.signUp();
    const { status, body, position } = await login({ email: ` ${email.toUpperCase()}`, password });
    expect(status).toBe(200);
    expect(await isSignedIn({ token: tokenIn(body) })).toBe(true);
    expect(await isSignedIn({ token })).toBe(true);
    expect(typesOf(userId)).toEqual(['AccountRegistered', 'SignedIn', 'SignedIn']);
    expect(position).toBe(api.stored(`account-${userId}`).at(-1)?.position);
  });

  test('a wrong password is answered like an unknown e-mail', async () => {
    const { email } = await api.signUp();
    const answers = await Promise.all([
      login({ email, password: 'wrong' }),
      login({ email: 'nobody@example.org', password: 'wrong' }),
      login({ email: 'no e-mail at all', password: 'wrong' }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 401,
        code: 'WrongCredentials',
        body: answers[0]?.body,
      });
  });

  test('a password with an outdated hash is hashed anew', async () => {
    const { email, password, userId } = await api.signUp();
    const weak = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await api.database
      .updateTable('accounts')
      .set({ password_hash: weak })
      .where('user_id', '=', userId)
      .execute();
    expect((await login({ email, password })).status).toBe(200);
    expect((await accountOf(email))?.password_hash).toContain('$m=19456,t=2,p=1$');
    expect((await login({ email, password })).status).toBe(200);
  });

  test('with a password that is replaced concurrently starts no session', async () => {
    const family = await api.signUp();
    const replace = async (): Promise<void> => {
      await api.send({
        method: 'PUT',
        url: '/api/account/password',
        body: {
          currentPassword: family.password,
          password: 'a newer password',
          confirmPassword: 'a newer password',
        },
        as: family,
      });
    };
    let isReplaced = false;
    const app = api.over(
      api.database.withPlugin({
        transformQuery: ({ node }) => node,
        // The account was found, and its password is about to be checked.
        transformResult: async ({ result }) => {
          if (!isReplaced && result.rows.some((row) => 'passwordHash' in row)) {
            isReplaced = true;
            await replace();
          }
          return result;
        },
      }),
    );
    expect(await login(family, { app })).toMatchObject({ status: 401, code: 'WrongCredentials' });
    expect(isReplaced).toBe(true);
    const sessions = await api.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', family.userId)
      .execute();
    // The session of the request that replaced it.
    expect(sessions).toHaveLength(1);
  });

  test('leaves no session behind when it cannot be stored', async () => {
    const { email, password, userId } = await api.signUp();
    const sessions = () =>
      api.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    const before = await sessions();
    const answer = await api.withoutEventStore(() => login({ email, password }));
    expect(answer.code).toBe('Unavailable');
    expect(await sessions()).toEqual(before);
  });
});

describe('the session of a browser', () => {
  test('has two halves, and each alone is worthless', async () => {
    const { token, cookie } = await api.signUp({ isBrowser: true });
    expect(await isSignedIn({ token, cookie })).toBe(true);
    expect(await isSignedIn({ token })).toBe(false);
    expect(await isSignedIn({ cookie })).toBe(false);
  });

  test('is not completed by the other half of another session', async () => {
    const { token } = await api.signUp({ isBrowser: true });
    const { cookie } = await api.signUp({ isBrowser: true });
    expect(await isSignedIn({ token, cookie })).toBe(false);
  });

  test('keeps one half out of reach of scripts and other sites', async () => {
    const { setCookie } = await register(newDetails(), { headers: FROM_OUR_PAGE });
    expect(setCookie).toMatch(
      /^hearthway_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax,/,
    );
  });

  test('has a cookie for TLS alone when it was begun over TLS', async () => {
    const headers = { ...FROM_OUR_PAGE, 'x-forwarded-proto': 'https' };
    const { body, setCookie } = await register(newDetails(), { headers });
    // The prefix keeps a sister domain from planting one.
    const cookie = /^__Host-hearthway_session=[\w-]{43}(?=; .*; Path=\/; HttpOnly; Secure;)/.exec(
      setCookie ?? '',
    )?.[0];
    const withCookie = (sent: string) =>
      api.send({
        method: 'POST',
        url: '/api/session/activity',
        as: { token: tokenIn(body) },
        headers: { ...headers, cookie: sent },
      });
    expect(await withCookie(`${cookie}`)).toMatchObject({ status: 200 });
    expect(await withCookie(`hearthway_session=planted; ${cookie}`)).toMatchObject({ status: 200 });
    const unprefixed = `${cookie}`.replace('__Host-', '');
    expect(await withCookie(unprefixed)).toMatchObject({ status: 401 });
  });

  test.for(['/api/login', '/api/register', '/api/logout'])(
    'is neither started nor ended by another site: %s',
    async (url) => {
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site };
        const answer = await api.send({ method: 'POST', url, body: newDetails(), headers });
        expect(answer).toMatchObject({ status: 403, code: 'CrossSiteRequest' });
        expect(answer.setCookie).toBeUndefined();
      }
    },
  );
});

test('an API client gets a bearer token that works alone, and no cookie', async () => {
  const { body, setCookie } = await register(newDetails());
  expect(setCookie).toBeUndefined();
  expect(await isSignedIn({ token: tokenIn(body) })).toBe(true);
});

describe('signing out', () => {
  test('ends this session and no other, and takes the cookie back', async () => {
    const family = await api.signUp({ isBrowser: true });
    const other = await login(family);
    const { status, position, setCookie } = await logout(family);
    expect(status).toBe(204);
    expect(setCookie).toMatch(/^hearthway_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isSignedIn(family)).toBe(false);
    expect(await isSignedIn({ token: tokenIn(other.body) })).toBe(true);
    const events = api.stored(`account-${family.userId}`);
    expect(events.map(({ type }) => type)).toEqual([
      'AccountRegistered',
      'SignedIn',
      'SignedIn',
      'SignedOut',
    ]);
    expect(events.at(1)).toMatchObject({ data: events.at(-1)?.data });
    expect(events.at(-1)?.position).toBe(position);
  });

  test('is not refused without a session', async () => {
    const family = await api.signUp();
    await logout(family);
    const head = api.head();
    for (const as of [undefined, family, { token: 'forged' }, { cookie: 'forged' }])
      expect((await logout(as)).status).toBe(204);
    expect(api.head()).toBe(head);
  });

  test('can be repeated after an outage of the event store', async () => {
    const family = await api.signUp();
    const answer = await api.withoutEventStore(() => logout(family));
    expect(answer.code).toBe('Unavailable');
    expect((await logout(family)).status).toBe(204);
    expect(typesOf(family.userId).at(-1)).toBe('SignedOut');
  });
});

test('a session ends after half an hour without activity', async () => {
  const { token } = await api.signUp();
  api.passTime(IDLE_MS - 1);
  expect(await isSignedIn({ token })).toBe(true);
  api.passTime(IDLE_MS);
  expect(await isSignedIn({ token })).toBe(false);
});

test('a password of 10 MB is refused before it is parsed', async () => {
  const answer = await login({ email: 'ana@example.org', password: 'x'.repeat(10_000_000) });
  expect(answer).toMatchObject({ status: 413, code: 'BodyTooLarge' });
});

test('a password over the limit is refused in words', async () => {
  const answer = await login({ email: 'ana@example.org', password: 'x'.repeat(257) });
  expect(answer).toMatchObject({ status: 400, code: 'ValidationFailed', fields: ['password'] });
});
