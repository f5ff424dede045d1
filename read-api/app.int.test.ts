import { randomUUID } from 'node:crypto';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { userSchema } from '@hearthway/domain/session/session.contract.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { ReadSchema } from './database/schema.ts';
import { openPage } from './live/page.fixture.ts';
import {
  type BuildOverOptions,
  buildOver,
  eventually,
  type Scenario,
  startScenario,
} from './read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const build = (options: BuildOverOptions = {}) => {
  const { app, close } = buildOver(scenario, options);
  onTestFinished(close);
  return app;
};

const codeOf = (response: { readonly body: string }) =>
  errorBodySchema.parse(JSON.parse(response.body)).code;

test('is healthy while the database answers and its notifications arrive', async () => {
  const app = build();
  await eventually(async () => {
    const response = await app.inject('/health');
    expect(response.statusCode).toBe(200);
    expect(healthSchema.parse(response.json())).toEqual({
      status: 'ok',
      parts: [
        { name: 'database', status: 'ok' },
        { name: 'live-updates', status: 'ok' },
      ],
    });
  });
});

const NOWHERE = `postgres://nobody@127.0.0.1:1/${randomUUID()}`;

test('it says so, without an address, when the database does not answer', async () => {
  const database = connectPostgres<ReadSchema>({ url: NOWHERE, onConnectionLost: () => {} });
  const app = build({ database, listenTo: NOWHERE });
  const response = await app.inject('/health');
  expect(response.statusCode).toBe(503);
  expect(healthSchema.parse(response.json()).parts).toEqual([
    { name: 'database', status: 'failing', detail: 'The database does not answer.' },
    {
      name: 'live-updates',
      status: 'failing',
      detail: 'Open pages are not told of changes.',
      isOptional: true,
    },
  ]);
});

test('a family reads the account it is signed in to', async () => {
  const { userId, headers } = await scenario.signUp();
  const response = await build().inject({ url: '/api/me', headers });
  expect(userSchema.parse(response.json())).toEqual({
    id: userId,
    email: `${userId}@example.org`,
    firstName: 'Ada',
    lastName: 'Marsh',
    role: 'family',
    isEmailConfirmed: false,
    pendingEmail: null,
    memberSince: expect.stringContaining('T'),
    deletionDueAt: null,
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

/** This service reads. */
const readMethod = (method: string): 'GET' | 'HEAD' => {
  if (method === 'GET' || method === 'HEAD') return method;
  throw new Error(`${method} is not for reading.`);
};

test('while a query hangs, the caller is told to retry soon', async () => {
  const database = connectPostgres<ReadSchema>({
    url: scenario.databaseUrl,
    onConnectionLost: () => {},
    answerWithinMs: 50,
  });
  const app = build({ database });
  const { headers } = await scenario.signUp();
  await scenario.database.transaction().execute(async (transaction) => {
    await sql`lock table accounts, favorites_v1 in access exclusive mode`.execute(transaction);
    for (const url of ['/api/me', '/api/favorites']) {
      const response = await app.inject({ url, headers });
      expect([response.statusCode, codeOf(response)]).toEqual([503, 'Unavailable']);
    }
  });
  expect((await app.inject({ url: '/api/me', headers })).statusCode).toBe(200);
});

test('without a database, requests answer Unavailable with a time to retry', async () => {
  const database = connectPostgres<ReadSchema>({ url: NOWHERE, onConnectionLost: () => {} });
  const app = build({ database, listenTo: NOWHERE });
  const { token, headers } = await scenario.signUp();
  await app.ready();
  for (const { method, url } of app.routes) {
    const response = await app.inject({ method: readMethod(method), url, headers });
    expect(response.statusCode).toBe(503);
  }
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const page = openPage(address, { auth: { token } });
  await eventually(() => expect(page.refusedFor()).toBe('Unavailable'));
});
