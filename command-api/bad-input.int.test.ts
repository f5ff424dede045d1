import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { startFaultyNetwork } from '@hearthway/infra/adapters/network/faulty-network.fixture.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newDetails } from './account/account.fixture.ts';
import { type Call, type Family, startTestApi, type TestApi } from './command-api.fixture.ts';
import type { CommandSchema } from './database/schema.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
  family = await api.signUp();
});

afterAll(() => api.stop());

const SQL = "Robert'); drop table accounts; --";
const MARKUP = '<script>alert("1")</script>&amp;';
const NUL = 'before\u0000after';
const HALF_A_LETTER = 'before\ud800after';

const post = (url: string, call: Partial<Call> = {}) =>
  api.send({ method: 'POST', url, as: family, ...call });

const remove = (resourceId: string) =>
  api.send({ method: 'DELETE', url: `/api/favorites/${resourceId}`, as: family });

test.for(['"text"', '7', '[]', 'null'])(
  'a body of %s that a route does not take is ignored',
  async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const url = '/api/favorites/none';
    expect(await api.send({ method: 'DELETE', url, as: family, headers, payload })).toMatchObject({
      status: 204,
    });
  },
);

/** Path of a thread that does not exist. */
const MESSAGES = `/api/support/threads/${'f'.repeat(32)}/messages`;

const ROUTES_WITH_BODY = [
  '/api/register',
  '/api/login',
  '/api/favorites',
  '/api/insurance/lookup',
  '/api/insurance/calls',
  '/api/help/interests',
  '/api/resource-proposals',
  '/api/help/guide-downloads',
  '/api/support/contact',
  '/api/support/thread-visits',
  '/api/support/thread-links',
  MESSAGES,
];

describe.for(ROUTES_WITH_BODY)('%s refuses', (url) => {
  test.for([
    ['a body that is not JSON', '{"email": '],
    ['a body that is empty', ''],
    ['a body that reaches for the prototype', '{"__proto__": {"isAdmin": true}}'],
    ['a body that is half a letter', '"\xff'],
  ] as const)('%s', async ([, payload]) => {
    const headers = { 'content-type': 'application/json' };
    expect(await post(url, { payload, headers })).toMatchObject({
      status: 400,
      code: 'MalformedRequest',
    });
  });

  test.for([null, [], 'text', 7, {}])('a body that is no such object: %o', async (body) => {
    expect(await post(url, { body })).toMatchObject({ status: 400, code: 'ValidationFailed' });
  });

  test('a deeply nested body', async () => {
    const payload = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect((await post(url, { payload })).status).toBe(400);
  });

  test('a body of 2 MB', async () => {
    const body = { ...newDetails(), resourceId: 'x'.repeat(2_000_000) };
    expect(await post(url, { body })).toMatchObject({ status: 413, code: 'BodyTooLarge' });
  });

  test('a body of another content type than JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await post(url, { payload: 'a=b', headers })).toMatchObject({
      status: 415,
      code: 'UnsupportedMediaType',
    });
  });
});

const CONTACT = {
  name: 'Ana Lima',
  email: 'ana@example.org',
  phone: '919-555-0100',
  subject: 'A letter from our insurer',
  category: 'insurance',
  message: 'They ask for a form that we do not know.',
  priority: 'normal',
};

/** Every text that a caller can send, and where. */
const FIELDS = [
  ['/api/register', 'email', newDetails()],
  ['/api/register', 'password', newDetails()],
  ['/api/register', 'confirmPassword', newDetails()],
  ['/api/register', 'firstName', newDetails()],
  ['/api/register', 'lastName', newDetails()],
  ['/api/login', 'email', { email: 'ana@example.org', password: 'secret' }],
  ['/api/login', 'password', { email: 'ana@example.org', password: 'secret' }],
  ['/api/favorites', 'resourceId', { resourceId: 'provider-1' }],
  ['/api/support/contact', 'name', CONTACT],
  ['/api/support/contact', 'email', CONTACT],
  ['/api/support/contact', 'phone', CONTACT],
  ['/api/support/contact', 'subject', CONTACT],
  ['/api/support/contact', 'category', CONTACT],
  ['/api/support/contact', 'message', CONTACT],
  ['/api/support/contact', 'priority', CONTACT],
  ['/api/support/thread-visits', 'code', { code: 'guessed' }],
  ['/api/support/thread-links', 'code', { code: 'guessed' }],
  [MESSAGES, 'message', { message: 'Thank you' }],
] as const;

describe.for(FIELDS)('%s says that %s is wrong', ([url, field, valid]) => {
  test.for([7, true, null, ['text'], { text: 'text' }])('when it is %o', async (value) => {
    const answer = await post(url, { body: { ...valid, [field]: value } });
    expect(answer).toMatchObject({ status: 400, code: 'ValidationFailed' });
    expect(answer.fields).toContain(field);
  });

  test.for([NUL, HALF_A_LETTER])('when no table could hold it: %j', async (value) => {
    const answer = await post(url, { body: { ...valid, [field]: value } });
    expect(answer).toMatchObject({ status: 400, code: 'ValidationFailed', fields: [field] });
  });

  test('when it is far too long', async () => {
    const answer = await post(url, { body: { ...valid, [field]: 'x'.repeat(10_000) } });
    expect(answer).toMatchObject({ status: 400, code: 'ValidationFailed' });
    expect(answer.fields).toContain(field);
  });
});

describe('SQL and markup', () => {
  test.for([SQL, MARKUP])('are a name like any other: %s', async (name) => {
    const details = { ...newDetails(), firstName: name, lastName: name };
    const { status, body } = await post('/api/register', { body: details });
    expect(status).toBe(201);
    expect(body).toMatchObject({ user: { firstName: name, lastName: name } });
  });

  test.for([SQL, MARKUP])('are a password like any other: %s', async (password) => {
    const details = { ...newDetails(), password, confirmPassword: password };
    expect((await post('/api/register', { body: details })).status).toBe(201);
    const { email } = details;
    expect((await post('/api/login', { body: { email, password } })).status).toBe(200);
  });

  test.for([SQL, MARKUP])('are no e-mail: %s', async (email) => {
    const answer = await post('/api/register', { body: { ...newDetails(), email } });
    expect(answer).toMatchObject({ code: 'ValidationFailed', fields: ['email'] });
    const signedIn = await post('/api/login', { body: { email, password: 'secret' } });
    expect(signedIn.code).toBe('WrongCredentials');
  });

  test.for([SQL, MARKUP])('are no listing: %s', async (resourceId) => {
    expect((await post('/api/favorites', { body: { resourceId } })).code).toBe('UnknownResource');
    expect((await remove(encodeURIComponent(resourceId))).status).toBe(204);
  });
});

describe('an address', () => {
  test('is refused when its text cannot be stored', async () => {
    expect(await remove('a%00b')).toMatchObject({
      code: 'ValidationFailed',
      fields: ['resourceId'],
    });
  });

  test('that is not encoded rightly is refused', async () => {
    expect(await remove('%zz')).toMatchObject({ status: 400, code: 'MalformedRequest' });
  });

  test('that is far too long is refused', async () => {
    expect(await remove('x'.repeat(5_000))).toMatchObject({
      status: 400,
      code: 'MalformedRequest',
    });
  });
});

test('a correlation id that is no such thing is replaced', async () => {
  const headers = { 'x-correlation-id': '<b>"; drop' };
  await post('/api/favorites', { body: { resourceId: 'provider-1' }, headers });
  const [event] = api.stored(`favorites-${family.userId}`).slice(-1);
  expect(event?.metadata).toMatchObject({
    $correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

/** A command for each route that needs the stores. */
const everyCommand = (app?: HttpServer) =>
  Promise.all(
    [
      { method: 'POST', url: '/api/register', body: newDetails() } as const,
      { method: 'POST', url: '/api/login', body: family } as const,
      { method: 'POST', url: '/api/logout' } as const,
      { method: 'POST', url: '/api/favorites', body: { resourceId: 'provider-1' } } as const,
      { method: 'DELETE', url: '/api/favorites/provider-1' } as const,
    ].map((call) => api.send({ ...call, as: family, ...(app && { app }) })),
  );

const UNAVAILABLE = { status: 503, code: 'Unavailable' };

test('without an event store, every command answers Unavailable', async () => {
  const answers = await api.withoutEventStore(everyCommand);
  for (const answer of answers) expect(answer).toMatchObject(UNAVAILABLE);
});

test('a favorite that failed to be stored is stored by a retry', async () => {
  const as = await api.signUp();
  const headers = { 'idempotency-key': 'one' };
  const command = { body: { resourceId: 'provider-1' }, headers, as };
  const refused = await api.withoutEventStore(() => post('/api/favorites', command));
  expect(refused).toMatchObject(UNAVAILABLE);
  expect((await post('/api/favorites', command)).status).toBe(204);
  expect((await post('/api/favorites', command)).status).toBe(204);
  expect(api.stored(`favorites-${as.userId}`)).toHaveLength(1);
});

const appOver = (url: string): HttpServer => {
  const database = connectPostgres<CommandSchema>({
    url,
    onConnectionLost: () => {},
    answerWithinMs: 1_000,
  });
  onTestFinished(() => database.destroy());
  return api.over(database);
};

describe('while the database', () => {
  test('is gone, every command answers Unavailable', async () => {
    const head = api.head();
    const app = appOver('postgres://nobody@127.0.0.1:9/none');
    for (const answer of await everyCommand(app)) expect(answer).toMatchObject(UNAVAILABLE);
    expect(api.head()).toBe(head);
    const health = await app.inject('/health');
    expect(health.statusCode).toBe(503);
    const parts = new Map(healthSchema.parse(health.json()).parts.map((part) => [part.name, part]));
    for (const part of [
      { name: 'event-store', status: 'ok' },
      { name: 'database', status: 'failing' },
      { name: 'mail', status: 'ok' },
      { name: 'crisis-alerts', status: 'failing', isOptional: true },
      { name: 'payments', status: 'ok' },
      { name: 'support-queue', status: 'failing', isOptional: true },
      { name: 'inbound-mail', status: 'ok' },
    ])
      expect(parts.get(part.name)).toMatchObject(part);
  });

  test('accepts queries and never answers, requests fail in time', async () => {
    const network = await startFaultyNetwork(api.databaseUrl);
    onTestFinished(network.stop);
    const app = appOver(network.url);
    expect(
      (await api.send({ method: 'DELETE', url: '/api/favorites/a', as: family, app })).status,
    ).toBe(204);
    network.swallow();
    for (const answer of await everyCommand(app)) expect(answer).toMatchObject(UNAVAILABLE);
  });
});
