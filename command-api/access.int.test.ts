import { randomUUID } from 'node:crypto';
import { streams } from '@hearthway/domain/contexts.ts';
import { activityIdOf } from '@hearthway/domain/journey/activity.events.ts';
import { supportAccessStream } from '@hearthway/domain/staff/support-access.events.ts';
import { CALLERS, type Caller, nameOf } from '@hearthway/infra/adapters/http/access.fixture.ts';
import { createSession, endSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessRow, type Owner, ROWS } from './access.fixture.ts';
import { newDetails, userIn } from './account/account.fixture.ts';
import { type Credentials, startTestApi, type TestApi } from './command-api.fixture.ts';
import { type Provider, startProvider } from './subscription-payments/provider.fixture.ts';

let provider: Provider;
let api: TestApi;
let owner: Owner;
const people = new Map<Caller, string>();

const signIn = async (userId: string, isBrowser = false) =>
  createSession(
    { database: api.database, now: api.now() },
    { userId, isBrowser, device: asSealed('Firefox on Android') },
  );

const signUp = async (caller: Caller, details: ReturnType<typeof newDetails>): Promise<string> => {
  const answer = await api.send({ method: 'POST', url: '/api/register', body: details });
  const { id } = userIn(answer.body);
  people.set(caller, id);
  return id;
};

beforeAll(async () => {
  provider = await startProvider();
  api = await startTestApi(provider);
  const names = { firstName: 'Quirina', lastName: 'Ozoliņa' };
  const email = `quirina.${randomUUID()}@example.org`;
  const userId = await signUp('owner', { ...newDetails(), ...names, email });
  const { session, token } = await signIn(userId);
  const body = { resourceId: 'provider-1' };
  await api.send({ method: 'POST', url: '/api/favorites', body, as: { token } });
  owner = { userId, email, ...names, sessionId: session.id };
  await signUp('other', newDetails());
  for (const role of ['support', 'analyst'] as const) {
    const staff = await signUp(role, newDetails());
    await api.database.updateTable('accounts').set({ role }).where('user_id', '=', staff).execute();
  }
});

afterAll(async () => {
  await api.stop();
  await provider.stop();
});

const forged = 'x'.repeat(43);

/** Missing and invalid credentials: everywhere the same as an anonymous caller. */
const strangers: Readonly<Record<string, () => Promise<Credentials>>> = {
  'no credentials': async () => ({}),
  'a forged token': async () => ({ token: forged }),
  'a token that is none': async () => ({ token: "' or true --" }),
  'the longest of tokens': async () => ({ token: 'x'.repeat(8_000) }),
  'an idle session': async () => ({ token: (await idleSession()).token }),
  'an ended session': async () => {
    const { session, token } = await signIn(owner.userId);
    await endSession(api.database, session);
    return { token };
  },
  'the half that a script may steal': async () => ({
    token: (await signIn(owner.userId, true)).token,
  }),
  'the half that another site may use': async () => ({
    cookie: (await signIn(owner.userId, true)).cookie,
  }),
  'a forged half with a real one': async () => ({
    token: (await signIn(owner.userId, true)).token,
    cookie: forged,
  }),
  'a real half with a forged one': async () => ({
    token: forged,
    cookie: (await signIn(owner.userId, true)).cookie,
  }),
  'halves of two sessions': async () => ({
    token: (await signIn(owner.userId, true)).token,
    cookie: (await signIn(owner.userId, true)).cookie,
  }),
};

const idleSession = async () => {
  const idle = await signIn(owner.userId);
  const lastActive = new Date(api.now().getTime() - 30 * 60 * 1000);
  await api.database
    .updateTable('sessions')
    .set({ last_active_at: lastActive })
    .where('id', '=', idle.session.id)
    .execute();
  return idle;
};

/** Signed in anew for each call, since some calls end the session. */
const credentialsOf = async (caller: Caller): Promise<Credentials> => {
  const userId = people.get(caller);
  return userId === undefined ? {} : { token: (await signIn(userId)).token };
};

const callTo = async (name: string, { params, body }: AccessRow, as: Credentials) => {
  // Resets the rate limits between callers, in one statement of two thousand.
  await api.database
    .with('tries', (database) => database.deleteFrom('sign_in_tries'))
    .deleteFrom('allowances')
    .execute();
  const [method = '', url = ''] = name.split(' ');
  const values = params?.(owner) ?? {};
  return api.send({
    method,
    url: url.replace(/:(\w+)/g, (_, parameter: string) => values[parameter] ?? 'missing'),
    body: body?.(owner),
    as,
  });
};

/** All data of the owner that another caller could change. */
const whatOwnerHas = async () => ({
  account: {
    ...(await api.database
      .selectFrom('accounts')
      .selectAll()
      .where('user_id', '=', owner.userId)
      .executeTakeFirst()),
    // Some of the strangers end a session of the owner first.
    last_seen_at: null,
  },
  isSignedIn: await api.database
    .selectFrom('sessions')
    .select(['id', 'last_active_at'])
    .where('id', '=', owner.sessionId)
    .executeTakeFirst(),
  events: [
    // Support may add to its own stream about the family.
    ...streams
      .filter((stream) => stream !== supportAccessStream)
      .map((stream) => stream.nameOf(owner.userId)),
    `activity-${activityIdOf(owner.userId, api.now())}`,
  ].map(api.stored),
});

const secretsOf = ({ userId, email, firstName, lastName, sessionId }: Owner): readonly string[] => [
  userId,
  email,
  firstName,
  lastName,
  sessionId,
];

test('every route has its row, and every row its route', () => {
  expect(api.app.routes.map(nameOf).sort()).toEqual(Object.keys(ROWS).sort());
});

test.for(Object.entries(ROWS))('%s is for whom the table says', async ([name, row]) => {
  const before = await whatOwnerHas();
  const others = CALLERS.filter((caller) => caller !== 'owner' && caller !== 'nobody').map(
    (caller) => [caller, () => credentialsOf(caller), row.statuses[caller]] as const,
  );
  const deadCredentials = Object.entries(strangers).map(
    ([stranger, credentials]) => [stranger, credentials, row.statuses.nobody] as const,
  );
  for (const [who, credentials, expected] of [...others, ...deadCredentials]) {
    const { status, code, body } = await callTo(name, row, await credentials());
    expect({ who, status, code }).toEqual({ who, status: expected, code: codeFor(status, code) });
    for (const secret of secretsOf(owner)) expect(JSON.stringify(body) ?? '').not.toContain(secret);
  }
  expect(await whatOwnerHas()).toEqual(before);
  const { status } = await callTo(name, row, await credentialsOf('owner'));
  expect(status).toBe(row.statuses.owner);
});

/** A table of statuses alone would not tell the reason of a refusal. */
const codeFor = (status: number, code: string | undefined): string | undefined => {
  if (status === 401 && code !== 'WrongCredentials') return 'SignInRequired';
  if (status === 403 && code !== 'WrongPassword') return 'RoleRequired';
  return code;
};

test('a page of another site reaches no route that changes data', async () => {
  const changing = api.app.routes.filter(({ method }) => !['GET', 'HEAD'].includes(method));
  expect(changing).not.toEqual([]);
  for (const { method, url } of changing)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const as = await credentialsOf('owner');
      const answer = await api.send({ method, url, body: {}, as, headers });
      expect(answer).toMatchObject({ status: 403, code: 'CrossSiteRequest' });
    }
});
