import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { firstDayAt } from '@hearthway/domain/next-steps/child-age.ts';
import { tellOfNewSteps } from '@hearthway/domain/next-steps/new-steps.policy.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { sendDueMails } from '../mail/due-mails.fixture.ts';
import {
  followLog,
  POLICY_TIMEOUT,
  renamed,
  startTestPolicy,
} from '../policies/policies.fixture.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await followLog(api);
});

afterAll(() => api.stop());

const put = (as: Family, path: string, body: object) =>
  api.send({ method: 'PUT', url: `/api/next-steps/${path}`, as, body });

const wantMails = (as: Family, wantsMails: boolean) =>
  put(as, 'mails', { wantsMails, timeZone: 'UTC' });

const queued = (family: Family) =>
  api.database
    .selectFrom('mails')
    .select('send_at')
    .where('user_id', '=', family.userId)
    .where('kind', '=', 'new-next-steps')
    .execute();

/** Sends all that is due now, and returns the addresses of mails about new steps. */
const sendDue = async (): Promise<readonly string[]> => {
  const sent = await sendDueMails(api);
  return sent.filter(({ text }) => text.includes('/while-you-wait')).map(({ to }) => to);
};

test('of the months ahead, only one that brings a step is told, and only while mails are wanted', async () => {
  startTestPolicy(api, renamed(tellOfNewSteps));
  const [told, stopped] = [await api.signUp(), await api.signUp()];
  // In three months the child is two.
  const birthMonth = firstDayAt(api.now().toISOString().slice(0, 7), 3 - 24).slice(0, 7);
  for (const family of [told, stopped]) {
    await put(family, 'family/answers', {
      birthMonth,
      state: 'NC',
      diagnosis: null,
      insurance: null,
    });
    await wantMails(family, true);
    await expect.poll(async () => (await queued(family)).length, POLICY_TIMEOUT).toBe(12);
  }
  await wantMails(stopped, false);
  await put(told, 'family/steps/respite', { status: 'done', until: null });
  const sent: string[] = [];
  for (let month = 0; month < 5; month += 1) {
    api.passTime(31 * DAY_MS);
    sent.push(...(await sendDue()));
  }
  expect(sent).toEqual([told.email]);
});
