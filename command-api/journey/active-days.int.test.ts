import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
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

const report = (timeZone: unknown, headers = {}) =>
  api.send({
    method: 'POST',
    url: '/api/journey/active-days',
    body: { timeZone, day: '2031-01-01', now: '2031-01-01T00:00:00Z' },
    as: family,
    headers,
  });

const stored = () => api.stored(`activeDays-${family.userId}`);

test("a day is stored once, by the server's clock and the family's time zone", async () => {
  // 03:04 on January 2 in UTC.
  const { status, position } = await report('America/New_York');
  expect(status).toBe(204);
  expect(await report('America/New_York')).toMatchObject({ status: 204, position });
  expect(stored()).toMatchObject([
    { type: 'DayActive', data: { day: '2026-01-01' }, metadata: { userId: family.userId } },
  ]);
});

test('from ten tabs at once it is stored once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => report('America/Chicago')));
  expect(stored()).toHaveLength(1);
});

test('a traveler who comes back to the day before has no new day', async () => {
  await report('Asia/Tokyo');
  await report('America/Los_Angeles');
  expect(stored()).toMatchObject([{ data: { day: '2026-01-02' } }]);
});

test.for(['Mars/Olympus', '', 7, null, '+25:00'])(
  'an unknown time zone is refused: %j',
  async (timeZone) => {
    expect(await report(timeZone)).toMatchObject({ status: 400, fields: ['timeZone'] });
    expect(stored()).toEqual([]);
  },
);

test('a page that reports it by itself does not extend the session', async () => {
  family = await api.signUp({ isBrowser: true });
  api.passTime(20 * MINUTE_MS);
  expect(await report('UTC', FROM_OUR_PAGE)).toMatchObject({ status: 204 });
  api.passTime(11 * MINUTE_MS);
  expect(await report('UTC', FROM_OUR_PAGE)).toMatchObject({ status: 401 });
});
