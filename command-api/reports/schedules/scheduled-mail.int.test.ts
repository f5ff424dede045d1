import { DAY_MS, WEEK_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { createMailer, type Mailer } from '@hearthway/infra/adapters/mail/mailer.ts';
import {
  type SmtpUnderTest,
  startSmtpUnderTest,
} from '@hearthway/infra/adapters/mail/smtp.fixture.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../../command-api.fixture.ts';
import { scheduleCalls } from './report-schedules.fixture.ts';
import { endSchedule } from './report-schedules.ts';

let api: TestApi;
let smtp: SmtpUnderTest;
let mailer: Mailer;
let analyst: Family;
const {
  signUpAnalyst,
  favorite,
  schedule,
  change,
  stopByMail,
  makeDue,
  sendMails,
  rowOf,
  ...calls
} = scheduleCalls(() => api);

beforeAll(async () => {
  [api, smtp] = await Promise.all([startTestApi(), startSmtpUnderTest()]);
  mailer = createMailer({ SMTP_URL: smtp.url });
});

afterEach(() => smtp.refuse(undefined));

afterAll(() => Promise.all([api.stop(), smtp.stop()]));

beforeEach(async () => {
  await api.database.deleteFrom('report_runs').execute();
  await api.database.deleteFrom('report_schedules').execute();
  analyst = await signUpAnalyst();
  await api.database.deleteFrom('mails').execute();
});

const WEEKLY = { report: 'active-families', groupBy: 'day', cadence: 'weekly' };

/** A schedule whose first report is made, and whose mail waits. */
const scheduleAndMake = async (): Promise<string> => {
  const id = await schedule(analyst, WEEKLY);
  api.passTime(WEEK_MS);
  await makeDue();
  expect(await calls.mails()).toHaveLength(1);
  return id;
};

const received = () =>
  smtp.received.filter(({ to }) => to.includes(analyst.email)).map(({ email }) => email);

const bytesOf = (content: ArrayBuffer | Uint8Array | string | undefined): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content ?? []));

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

test("the mail has the numbers as CSV and as a picture, in the analyst's language", async () => {
  for (let index = 0; index < 5; index += 1) await favorite(await api.signUp());
  const day = api.now().toISOString().slice(0, 10);
  await api.database.deleteFrom('mails').execute();
  const id = await schedule(analyst, WEEKLY);
  api.passTime(WEEK_MS);
  // The first event after the week ends it.
  await api.signUp();
  await api.database.deleteFrom('mails').execute();
  await calls.queue();
  await calls.work();
  await calls.queue();
  await api.database
    .updateTable('accounts')
    .set({ language: 'es' })
    .where('user_id', '=', analyst.userId)
    .execute();
  await sendMails({ mailer });
  await sendMails({ mailer });
  const [mail, ...more] = received();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Familias activas: /);
  const [csv, picture, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  expect(csv).toMatchObject({
    mimeType: 'text/csv',
    filename: expect.stringMatching(/^active-families-.*\.csv$/),
  });
  expect(bytesOf(csv?.content).toString()).toMatch(new RegExp(`^${day},-?\\d+,30$`, 'm'));
  expect(picture).toMatchObject({
    mimeType: 'image/png',
    filename: expect.stringMatching(/^active-families-.*\.png$/),
  });
  expect(bytesOf(picture?.content).subarray(0, PNG.length)).toEqual(PNG);
  expect((await rowOf(id)).status).toBe('active');
});

describe('stopping by mail', () => {
  const tokenOf = (mail: ReturnType<typeof received>[number] | undefined): string =>
    /\/stop-report-mails#([\w-]{75})/.exec(mail?.text ?? '')?.[1] ?? '';

  const mailed = async () => {
    const id = await scheduleAndMake();
    await sendMails({ mailer });
    const mail = received().at(-1);
    return { id, mail, token: tokenOf(mail) };
  };

  test('the mail names its address for one click', async () => {
    const { mail, token } = await mailed();
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')?.replace(/\s/g, '')).toBe(
      `<https://hearthway.example/api/report-mails/stop?token=${token}>`,
    );
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test.for([
    ['a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'another mail program',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['our page', 'application/json', '{}'],
  ] as const)('%s stops it, without a session, and again', async ([_, type, payload]) => {
    const { id, token } = await mailed();
    for (let time = 0; time < 2; time += 1) {
      const answer = await stopByMail(token, { payload, headers: { 'content-type': type } });
      expect(answer.status).toBe(204);
      expect(await rowOf(id)).toMatchObject({ status: 'stopped', reason: null });
    }
    api.passTime(WEEK_MS);
    await makeDue();
    expect(await calls.runsOf(id)).toHaveLength(1);
  });

  test('a forged secret stops nothing, and tells nothing about the schedule', async () => {
    const { id, token } = await mailed();
    const forged = [`${id}${'A'.repeat(43)}`, `${'0'.repeat(32)}${token.slice(32)}`];
    for (const each of forged)
      expect(await stopByMail(each)).toMatchObject({ status: 404, code: 'NotFound' });
    expect((await rowOf(id)).status).toBe('active');
  });

  test('another site cannot stop it from a page', async () => {
    const { id, token } = await mailed();
    const answer = await stopByMail(token, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer).toMatchObject({ status: 403, code: 'CrossSiteRequest' });
    expect((await rowOf(id)).status).toBe('active');
  });

  test('the secret is not stored', async () => {
    const { id, token } = await mailed();
    expect(JSON.stringify(await rowOf(id))).not.toContain(token.slice(32));
    expect(JSON.stringify(await calls.mails())).not.toContain(token.slice(32));
  });
});

describe('a mail that cannot be delivered', () => {
  test('is refused for good: the schedule is paused, says why, and can go on', async () => {
    const id = await scheduleAndMake();
    smtp.refuse({ code: 550, at: 'recipient' });
    await sendMails({ mailer });
    expect(await rowOf(id)).toMatchObject({ status: 'paused', reason: 'address-refused' });
    api.passTime(WEEK_MS);
    await makeDue();
    expect(await calls.runsOf(id)).toHaveLength(1);

    smtp.refuse(undefined);
    const again = await signIn(analyst);
    expect((await change(again, id, 'resume')).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ status: 'active', reason: null });
    api.passTime(WEEK_MS);
    await makeDue();
    await sendMails({ mailer });
    expect(received()).toHaveLength(1);
  });

  test('is tried for days while the server is busy, before the schedule is paused', async () => {
    const id = await scheduleAndMake();
    smtp.refuse({ code: 450, at: 'recipient' });
    await sendMails({ mailer });
    expect((await rowOf(id)).status).toBe('active');
    api.passTime(3 * DAY_MS);
    await sendMails({ mailer });
    expect((await rowOf(id)).status).toBe('active');
    api.passTime(DAY_MS);
    await sendMails({ mailer });
    expect(await rowOf(id)).toMatchObject({ status: 'paused', reason: 'not-delivered' });
  });

  const signIn = async ({ email, password }: Family): Promise<Family> => {
    const answer = await api.send({ method: 'POST', url: '/api/login', body: { email, password } });
    return { ...analyst, token: tokenIn(answer.body) };
  };

  const tokenIn = (body: unknown): string =>
    typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : '';
});

describe('between the queue and the mail server', () => {
  test('a schedule that is stopped is not mailed', async () => {
    const scheduleId = await scheduleAndMake();
    await endSchedule(api.database, { scheduleId, status: 'stopped', reason: null });
    await sendMails({ mailer });
    expect(received()).toEqual([]);
    expect(await calls.mails()).toEqual([]);
  });

  test('a role that ends ends the schedule, and nothing is mailed', async () => {
    const id = await scheduleAndMake();
    await calls.setRole(analyst.userId, 'family');
    await sendMails({ mailer });
    expect(received()).toEqual([]);
    expect(await calls.mails()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'stopped', reason: 'role-ended' });
  });
});
