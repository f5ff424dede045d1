import { randomUUID } from 'node:crypto';
import { dayNameOf, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { remindOfAppeals } from '@hearthway/domain/insurance/denial-reminders.policy.ts';
import type { Mail } from '@hearthway/infra/adapters/mail/mail.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { sendDueMails } from '../mail/due-mails.fixture.ts';
import { sendMailsJob } from '../mail/send-mails.job.ts';
import {
  dealtWithAll,
  followLog,
  POLICY_TIMEOUT,
  renamed,
  startTestPolicy,
} from '../policies/policies.fixture.ts';

let api: TestApi;
let family: Family;
let id: string;

beforeAll(async () => {
  api = await startTestApi();
  await followLog(api);
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  id = randomUUID().replaceAll('-', '');
});

const dayFromNow = (days: number): string =>
  dayNameOf(dayNumberOf(api.now().toISOString().slice(0, 10)) + days);

const put = (path: string, body: object) =>
  api.send({ method: 'PUT', url: `/api/insurance/denials/${id}${path}`, as: family, body });

/** 60 days for the appeal to a CHIP plan. */
const record = (fields: object = {}) =>
  put('', {
    planType: 'chip',
    state: 'NC',
    denialReason: 'not-medically-necessary',
    letterOn: dayFromNow(-1),
    changesOn: null,
    letterSays: null,
    urgency: 'standard',
    care: 'planned',
    timeZone: 'UTC',
    wantsReminders: true,
    ...fields,
  });

const queue = () =>
  api.database
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', family.userId)
    .where('kind', '=', 'appeal-reminder')
    .orderBy('send_at')
    .execute();

const sendDays = async () => (await queue()).map(({ send_at }) => send_at?.toISOString());

const atNine = (day: string): string => `${day}T09:00:00.000Z`;

const startPolicy = () => {
  const policy = renamed(remindOfAppeals);
  return { policy, runner: startTestPolicy(api, policy) };
};

/** Sends all that is due now, and answers the reminders among it. */
const sendDue = async (): Promise<readonly Pick<Mail, 'subject' | 'text' | 'to'>[]> => {
  const sent = await sendDueMails(api);
  return sent.filter(({ to, text }) => to === family.email && text.includes('/insurance-help/'));
};

test('reminders wait in the queue until their days, and redelivery adds none', async () => {
  const { policy, runner } = startPolicy();
  await record();
  const days = [45, 52, 57].map((ahead) => atNine(dayFromNow(ahead)));
  await expect.poll(sendDays, POLICY_TIMEOUT).toEqual(days);
  expect(await sendDue()).toEqual([]);
  await runner.stop();
  const before = await queue();
  await api.database
    .updateTable('policies')
    .set({ position: '0' })
    .where('name', '=', policy.name)
    .execute();
  await api.database.deleteFrom('policy_states').where('policy', '=', policy.name).execute();
  startTestPolicy(api, policy);
  await dealtWithAll(api, policy);
  expect(await queue()).toEqual(before);
});

test('a corrected letter posts its own reminders, and those of before are dropped', async () => {
  startPolicy();
  await record();
  await expect.poll(async () => (await queue()).length, POLICY_TIMEOUT).toBe(3);
  await record({ state: 'VA' });
  await record({ letterOn: dayFromNow(-2) });
  const dueOn = dayFromNow(58);
  await expect.poll(async () => (await queue()).length, POLICY_TIMEOUT).toBe(6);
  api.passTime(46 * DAY_MS);
  const [reminder, ...others] = await sendDue();
  expect(others).toEqual([]);
  expect(reminder?.text).toContain('Send your appeal to the CHIP plan.');
  expect(reminder?.text).toContain('42 CFR 457.1260');
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  expect(reminder?.text).toContain(day.format(new Date(dueOn)));
  expect(reminder?.subject).not.toMatch(/necessary|CHIP/);
});

test('no reminder is sent once the appeal is sent', async () => {
  startPolicy();
  await record();
  await expect.poll(async () => (await queue()).length, POLICY_TIMEOUT).toBe(3);
  await put('/appeals/chip-appeal-file', { sentOn: dayFromNow(0) });
  api.passTime(46 * DAY_MS);
  expect(await sendDue()).toEqual([]);
  expect(await queue()).toHaveLength(2);
});

test('no reminder is sent to a family that no longer wants them', async () => {
  startPolicy();
  await record({ letterOn: dayFromNow(-40) });
  await expect.poll(async () => (await queue()).length, POLICY_TIMEOUT).toBe(3);
  await record({ letterOn: dayFromNow(-40), wantsReminders: false });
  api.passTime(20 * DAY_MS);
  expect(await sendDue()).toEqual([]);
});

test('a reminder that waited is tried again after a failure, as it is not late', async () => {
  startPolicy();
  await record();
  await expect.poll(async () => (await queue()).length, POLICY_TIMEOUT).toBe(3);
  api.passTime(46 * DAY_MS);
  const job = sendMailsJob({
    ...api.dependencies,
    mailer: {
      isOutbox: true,
      health: () => ({ name: 'mail', status: 'ok' }),
      send: () => Promise.reject(new Error('No server.')),
      forgetPerson: async () => {},
    },
  });
  await job.run(new AbortController().signal);
  expect((await queue())[0]).toMatchObject({ tries: 1, failed_at: null });
  api.passTime(60_000);
  expect(await sendDue()).toHaveLength(1);
});
