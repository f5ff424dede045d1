import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, FROM_OUR_PAGE, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

/** The clock stands at 03:04 on January 2 in UTC, and moves on with the tests. */
const yesterday = () => new Date(api.now().getTime() - DAY_MS).toISOString().slice(0, 10);

const send = (changed: object = {}, headers = {}) =>
  api.send({
    method: 'POST',
    url: '/api/journey/visitor-stats',
    body: {
      timeZone: 'UTC',
      daysActive: 3,
      lastActive: yesterday(),
      viewedResources: ['provider-1', 'provider-4'],
      ...changed,
    },
    as: family,
    headers,
  });

const stored = () => api.stored(`visitorStats-${family.userId}`);

test("a new account takes over days, and providers by the directory's own data", async () => {
  expect(await send()).toMatchObject({ status: 204 });
  expect(stored()).toMatchObject([
    {
      type: 'VisitorStatsTakenOver',
      data: {
        daysActive: 2,
        lastActive: yesterday(),
        viewedResources: [
          { resourceId: 'provider-1', category: 'aba-therapy' },
          { resourceId: 'provider-4', category: 'aba-therapy' },
        ],
      },
      metadata: { userId: family.userId, actor: family.userId },
    },
  ]);
});

test('from ten tabs at once, and again with other numbers, it is stored once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => send()));
  await send({ daysActive: 6, viewedResources: ['provider-2'] });
  expect(stored()).toHaveLength(1);
});

test('an unknown provider counts for nothing, and a known one once', async () => {
  await send({ viewedResources: ['nobody', 'provider-2', 'provider-2', 'provider-x'] });
  expect(stored()).toMatchObject([{ data: { viewedResources: [{ resourceId: 'provider-2' }] } }]);
});

test('invented days are bounded, and one to come counts for nothing', async () => {
  await send({ daysActive: 999_999 });
  expect(stored()).toMatchObject([{ data: { daysActive: 2 } }]);
  family = await api.signUp();
  await send({ lastActive: '2031-01-01' });
  expect(stored()).toMatchObject([{ data: { daysActive: 0, lastActive: null } }]);
});

test('invented providers alone store nothing', async () => {
  expect(await send({ daysActive: 0, viewedResources: ['nobody'] })).toMatchObject({ status: 204 });
  expect(stored()).toEqual([]);
});

test('an account of the day before yesterday takes nothing over', async () => {
  family = await api.signUp();
  api.passTime(25 * HOUR_MS);
  const { body } = await api.send({
    method: 'POST',
    url: '/api/login',
    body: { email: family.email, password: family.password },
  });
  family = { ...family, token: String(Object(body).token) };
  expect(await send()).toMatchObject({ status: 204 });
  expect(stored()).toEqual([]);
});

test.for([
  { timeZone: 'Mars/Olympus' },
  { daysActive: -1 },
  { lastActive: '2026-02-30' },
  { viewedResources: 'provider-1' },
  { viewedResources: Array.from({ length: 101 }, String) },
])('what no browser of ours sends is refused: %j', async (wrong) => {
  expect(await send(wrong)).toMatchObject({ status: 400, code: 'ValidationFailed' });
  expect(stored()).toEqual([]);
});

test('a page that sends it by itself does not extend the session', async () => {
  family = await api.signUp({ isBrowser: true });
  api.passTime(20 * MINUTE_MS);
  expect(await send({}, FROM_OUR_PAGE)).toMatchObject({ status: 204 });
  api.passTime(11 * MINUTE_MS);
  expect(await send({}, FROM_OUR_PAGE)).toMatchObject({ status: 401 });
});
