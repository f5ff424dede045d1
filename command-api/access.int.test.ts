import { randomUUID } from 'node:crypto';
import { activityIdOf } from '@hearthway/domain/journey/activity.events.ts';
import {
  CALLERS,
  type Caller,
  forAnalysts,
  forAnyone,
  forFamilies,
  forSignedIn,
  forSupport,
  nameOf,
  type Statuses,
} from '@hearthway/infra/adapters/http/access.fixture.ts';
import { createSession, endSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDetails, userIn } from './account/account.fixture.ts';
import { type Credentials, startTestApi, type TestApi } from './command-api.fixture.ts';

interface Owner {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Where it is signed in all the time. */
  readonly sessionId: string;
}

interface Row {
  readonly statuses: Statuses;
  /** About the owner's things, whoever sends it. */
  readonly params?: (owner: Owner) => Readonly<Record<string, string>>;
  readonly body?: (owner: Owner) => unknown;
}

const WRONG_PASSWORD = 'not the password';
/** An id that no account has. */
const NOBODY = 'f'.repeat(32);
const NEW_PASSWORD = { password: 'another password', confirmPassword: 'another password' };

/** Who is answered how, by each route there is. */
const TABLE: Readonly<Record<string, Row>> = {
  'GET /health': { statuses: forAnyone(200) },
  'HEAD /health': { statuses: forAnyone(200) },
  'POST /api/register': {
    statuses: forAnyone(409),
    body: ({ email }) => ({ ...newDetails(), email }),
  },
  'POST /api/login': {
    statuses: forAnyone(401),
    body: ({ email }) => ({ email, password: WRONG_PASSWORD }),
  },
  'POST /api/logout': { statuses: forAnyone(204) },
  'POST /api/forgot-password': { statuses: forAnyone(200), body: ({ email }) => ({ email }) },
  'POST /api/reset-password': {
    statuses: forAnyone(422),
    body: ({ email }) => ({ email, token: '000000', ...NEW_PASSWORD }),
  },
  'POST /api/forgot-username': {
    statuses: forAnyone(200),
    body: ({ firstName, lastName }) => ({ firstName, lastName }),
  },
  'PUT /api/account/name': {
    statuses: forSignedIn(200),
    body: () => ({ firstName: 'Ana', lastName: 'Lima' }),
  },
  'PUT /api/account/email': {
    statuses: forSignedIn(403),
    body: ({ email }) => ({ email, password: WRONG_PASSWORD }),
  },
  'POST /api/account/email/code': { statuses: forSignedIn(202) },
  'POST /api/account/email/confirmation': {
    statuses: forSignedIn(422),
    body: () => ({ code: '000000' }),
  },
  'PUT /api/account/password': {
    statuses: forSignedIn(403),
    body: () => ({ currentPassword: WRONG_PASSWORD, ...NEW_PASSWORD }),
  },
  'POST /api/account/deletion': {
    statuses: forSignedIn(403),
    body: () => ({ password: WRONG_PASSWORD }),
  },
  'DELETE /api/account/deletion': { statuses: forSignedIn(200) },
  'POST /api/account/export': { statuses: forSignedIn(202) },
  'POST /api/session/activity': { statuses: forSignedIn(200) },
  'DELETE /api/account/sessions/:sessionId': {
    statuses: forSignedIn(204),
    params: ({ sessionId }) => ({ sessionId }),
  },
  'DELETE /api/account/sessions': { statuses: forSignedIn(204) },
  'POST /api/favorites': {
    statuses: forFamilies(204),
    body: () => ({ resourceId: 'provider-2' }),
  },
  'PUT /api/favorites/:resourceId/note': {
    statuses: forFamilies(204, 404),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ note: 'Ask for Dana' }),
  },
  'PUT /api/favorites/:resourceId/status': {
    statuses: forFamilies(204, 404),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ status: 'called' }),
  },
  'PUT /api/favorites/:resourceId/position': {
    statuses: forFamilies(204, 404),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ before: null }),
  },
  'DELETE /api/favorites/:resourceId': {
    statuses: forFamilies(204),
    params: () => ({ resourceId: 'provider-1' }),
  },
  'POST /api/journey/onboarding': {
    statuses: forFamilies(204),
    body: () => ({ diagnosisDate: '2025-10-05', location: 'Durham, NC' }),
  },
  'POST /api/journey/tour': {
    statuses: forFamilies(204),
    body: () => ({ outcome: 'skipped', step: 3 }),
  },
  'POST /api/journey/resource-views': {
    statuses: forFamilies(204),
    body: () => ({ resourceId: 'provider-2' }),
  },
  'POST /api/journey/searches': {
    statuses: forFamilies(204),
    body: () => ({ resultCount: 0, terms: [] }),
  },
  'POST /api/journey/prompts': {
    statuses: forFamilies(204),
    body: () => ({ kind: 'favorite-limit' }),
  },
  'POST /api/resources/:resourceId/reports': {
    statuses: forFamilies(204),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ field: 'phone', message: 'Nobody has that number.' }),
  },
  'PUT /api/journey/accessibility': {
    statuses: forFamilies(204),
    body: () => ({ settings: null }),
  },
  // Support may be told of the owner: here, of nobody.
  'POST /api/staff/reports/runs': {
    statuses: forAnalysts(202),
    body: () => ({ report: 'retention', from: '2026-01-01', to: '2026-01-02' }),
  },
  'POST /api/staff/reports/runs/:runId/cancel': {
    statuses: forAnalysts(404),
    params: () => ({ runId: NOBODY }),
  },
  'POST /api/staff/families/find': {
    statuses: forSupport(200),
    body: () => ({ by: 'id', text: NOBODY }),
  },
  'POST /api/staff/families/:userId/view': {
    statuses: forSupport(204),
    params: ({ userId }) => ({ userId }),
  },
  // All but a look needs a grant, and one would sign the owner out: of nobody, they do neither.
  'POST /api/staff/families/:userId/reveal': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
    body: () => ({ eventId: randomUUID(), reason: 'They cannot find it' }),
  },
  'POST /api/staff/families/:userId/end-sessions': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
  },
  'POST /api/staff/families/:userId/notes': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
    body: () => ({ note: 'Call back' }),
  },
  'POST /api/staff/families/:userId/mails': {
    statuses: forSupport(404),
    params: () => ({ userId: NOBODY }),
    body: () => ({ mail: 'reset-password' }),
  },
};

let api: TestApi;
let owner: Owner;
const people = new Map<Caller, string>();

const signIn = async (userId: string, isBrowser = false) =>
  createSession(
    { database: api.database, now: api.now() },
    { userId, isBrowser, device: 'Firefox on Android' },
  );

const signUp = async (caller: Caller, details: ReturnType<typeof newDetails>): Promise<string> => {
  const answer = await api.send({ method: 'POST', url: '/api/register', body: details });
  const { id } = userIn(answer.body);
  people.set(caller, id);
  return id;
};

beforeAll(async () => {
  api = await startTestApi();
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

afterAll(() => api.stop());

const forged = 'x'.repeat(43);

/** Whoever is not signed in, or only seems to be: everywhere the same as nobody. */
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

const callTo = async (name: string, { params, body }: Row, as: Credentials) => {
  // What one caller tried too often, the next may still try.
  await api.database.deleteFrom('sign_in_tries').execute();
  await api.database.deleteFrom('allowances').execute();
  const [method = '', url = ''] = name.split(' ');
  const values = params?.(owner) ?? {};
  return api.send({
    method,
    url: url.replace(/:(\w+)/g, (_, parameter: string) => values[parameter] ?? 'missing'),
    body: body?.(owner),
    as,
  });
};

/** Whatever somebody else could change of the owner. */
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
    ...['account', 'favorites', 'journey'].map((category) => `${category}-${owner.userId}`),
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
  expect(api.app.routes.map(nameOf).sort()).toEqual(Object.keys(TABLE).sort());
});

test.for(Object.entries(TABLE))('%s is for whom the table says', async ([name, row]) => {
  const before = await whatOwnerHas();
  const others = CALLERS.filter((caller) => caller !== 'owner' && caller !== 'nobody').map(
    (caller) => [caller, () => credentialsOf(caller), row.statuses[caller]] as const,
  );
  const nobodies = Object.entries(strangers).map(
    ([stranger, credentials]) => [stranger, credentials, row.statuses.nobody] as const,
  );
  for (const [who, credentials, expected] of [...others, ...nobodies]) {
    const { status, code, body } = await callTo(name, row, await credentials());
    expect({ who, status, code }).toEqual({ who, status: expected, code: codeFor(status, code) });
    for (const secret of secretsOf(owner)) expect(JSON.stringify(body) ?? '').not.toContain(secret);
  }
  expect(await whatOwnerHas()).toEqual(before);
  const { status } = await callTo(name, row, await credentialsOf('owner'));
  expect(status).toBe(row.statuses.owner);
});

/** A table of statuses alone would not tell why somebody was refused. */
const codeFor = (status: number, code: string | undefined): string | undefined => {
  if (status === 401 && code !== 'WrongCredentials') return 'SignInRequired';
  if (status === 403 && code !== 'WrongPassword') return 'RoleRequired';
  return code;
};

test('a page of another site gets to no route that changes something', async () => {
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
