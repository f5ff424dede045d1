import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { createSession, endSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  type BuildOverOptions,
  buildOver,
  eventually,
  type Family,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';

const NOWHERE = `postgres://nobody@127.0.0.1:1/${randomUUID()}`;

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

/** A service whose clock is ahead by these minutes. */
const buildLater = (minutes: number) => {
  const now = new Date(Date.now() + minutes * MINUTE_MS);
  return build({ clock: () => now });
};

test('a session lasts half an hour from its last use, and reading does not extend it', async () => {
  const { headers } = await scenario.signUp();
  const remaining = async (minutes: number): Promise<number> => {
    const answer = await buildLater(minutes).inject({ url: '/api/session', headers });
    return answer.json().remainingSeconds;
  };
  // Some seconds pass while this runs.
  for (const minutes of [0, 10, 29]) {
    const left = await remaining(minutes);
    expect(left).toBeLessThanOrEqual(1_800 - minutes * 60);
    expect(left).toBeGreaterThan(1_800 - minutes * 60 - 30);
  }
  const late = await buildLater(30).inject({ url: '/api/session', headers });
  expect(late.statusCode).toBe(401);
});

test('a browser that only reads for half an hour is signed out; an API session is not', async () => {
  const { headers, userId } = await scenario.signUp();
  const { token } = await createSession(
    { database: scenario.database, now: new Date() },
    { userId, isBrowser: false, device: null },
  );
  const program = { authorization: `Bearer ${token}` };
  const statuses = async (minutes: number) => {
    const app = buildLater(minutes);
    const answers = await Promise.all(
      [headers, program].map((each) => app.inject({ url: '/api/favorites', headers: each })),
    );
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses(20)).toEqual([200, 200]);
  expect(await statuses(40)).toEqual([401, 200]);
});

test('sessions are listed without anything that could sign in', async () => {
  const { userId, headers, session, token, cookie } = await scenario.signUp();
  const elsewhere = await scenario.signIn(userId);
  await scenario.signUp();
  const answer = await build().inject({ url: '/api/account/sessions', headers });
  const listed: readonly { id: string; isCurrent: boolean }[] = answer.json();
  expect(new Map(listed.map(({ id, isCurrent }) => [id, isCurrent]))).toEqual(
    new Map([
      [session.id, true],
      [elsewhere.session.id, false],
    ]),
  );
  for (const half of [token, cookie]) expect(answer.body).not.toContain(half);
});

const isSignedIn = async (app: ReturnType<typeof build>, { headers }: Family): Promise<boolean> =>
  (await app.inject({ url: '/api/me', headers })).statusCode === 200;

test.for([
  { how: 'it is told of it', options: {} },
  { how: 'it hears nothing from the database', options: { listenTo: NOWHERE } },
])('a session that another service ends is over here within a second, when $how', async (each) => {
  const app = build(each.options);
  const family = await scenario.signUp();
  const other = await scenario.signIn(family.userId);
  expect(await isSignedIn(app, family)).toBe(true);
  expect(await isSignedIn(app, other)).toBe(true);
  await endSession(scenario.database, family.session);
  await vi.waitFor(async () => expect(await isSignedIn(app, family)).toBe(false), {
    timeout: 1_000,
    interval: 20,
  });
  expect(await isSignedIn(app, other)).toBe(true);
});

test('a notification of its end ends a session at once', async () => {
  const app = build();
  await eventually(async () => expect((await app.inject('/health')).statusCode).toBe(200));
  const families = await Promise.all(Array.from({ length: 5 }, () => scenario.signUp()));
  await Promise.all(families.map((family) => isSignedIn(app, family)));
  await Promise.all(families.map(({ session }) => endSession(scenario.database, session)));
  // Sooner than the cache would expire by itself.
  await vi.waitFor(
    async () =>
      expect(await Promise.all(families.map((family) => isSignedIn(app, family)))).not.toContain(
        true,
      ),
    { timeout: 700, interval: 5 },
  );
});
