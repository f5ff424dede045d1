import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls, newDetails, userIn } from '../account/account.fixture.ts';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { createJobs } from './all-jobs.ts';

const MONTH_MS = 31 * DAY_MS;

/** Bowser knows it as Firefox on Linux. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let api: TestApi;
const { register, login } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

test('sign-in details expire after two years, and the account still signs in', async () => {
  const details = newDetails();
  const headers = { 'user-agent': AGENT };
  const { id: userId } = userIn((await register(details, { headers })).body);
  const job = createJobs(api.dependencies).find(({ name }) => name === 'expire-keys');
  const periodsAfterJob = async () => {
    expect(await job?.run(new AbortController().signal)).toEqual({ isMore: false });
    const keys = await api.database
      .selectFrom('person_keys')
      .select('period')
      .where('user_id', '=', userId)
      .where('period', '!=', 'account')
      .execute();
    return keys.map(({ period }) => period);
  };
  expect(await periodsAfterJob()).toEqual(['analytics/2026-01']);
  api.passTime(23 * MONTH_MS);
  expect(await periodsAfterJob()).toEqual(['analytics/2026-01']);
  api.passTime(3 * MONTH_MS);
  expect(await periodsAfterJob()).toEqual([]);
  expect((await login(details, { headers })).status).toBe(200);
  expect(await periodsAfterJob()).toEqual(['analytics/2028-03']);
});
