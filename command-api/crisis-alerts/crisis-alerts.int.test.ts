import { createServer, type IncomingHttpHeaders } from 'node:http';
import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { alertStaff } from '@hearthway/domain/crisis-alerts/alert-staff.policy.ts';
import {
  ALERT_SECONDS,
  ESCALATION_MINUTES,
} from '@hearthway/domain/crisis-alerts/crisis-alerts.constants.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  createWebhook,
  readWebhookSettings,
  signed,
} from '@hearthway/infra/adapters/webhook/webhook.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { CommandSchema } from '../database/schema.ts';
import { readWaiting } from '../mail/waiting-mail.ts';
import { followLog, POLICY_TIMEOUT } from '../policies/policies.fixture.ts';
import { startPolicyRunner } from '../policies/policy-runner.ts';
import { supportCalls } from '../staff/support.fixture.ts';
import { showStatus } from '../support/operator/status-command.ts';
import { readAlertHealth } from './alert-health.ts';
import { sendNoticesJob } from './send-notices.job.ts';

const SECRET = 'a secret of more than thirty-two characters';
const ANA = 'Ana Lima';
const WORDS = 'I want to die and I have a plan';

interface Taken {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The operator's own system, which answers with a status. */
const startReceiver = async () => {
  const taken: Taken[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}/alerts`,
    taken,
    answerWith: (next: number) => {
      status = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

let api: TestApi;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let family: Family;
const { hire, about } = supportCalls(() => api);
type Person = Awaited<ReturnType<typeof hire>>;
let onDuty: Person;
let offDuty: Person;
let following: ReturnType<typeof startPolicyRunner>;

beforeAll(async () => {
  [api, receiver] = await Promise.all([startTestApi(), startReceiver()]);
  await followLog(api);
  following = startFollowing();
  onDuty = await hire();
  offDuty = await hire();
  await api.database
    .insertInto('duty')
    .values({ user_id: onDuty.userId, is_on_duty: true, since: api.now() })
    .execute();
});

beforeEach(async () => {
  receiver.answerWith(204);
  receiver.taken.length = 0;
  for (const table of ['staff_notices', 'mails', 'crisis_alerts'] as const)
    await api.database.deleteFrom(table).execute();
  family = await api.signUp();
});

afterAll(async () => {
  await following.stop();
  await receiver.stop();
  await api.stop();
});

/** A process that alerts staff. */
const startAlerting = ({ hasWebhook = true } = {}) => {
  const database = connectPostgres<CommandSchema>({
    url: api.databaseUrl,
    onConnectionLost: () => {},
  });
  const settings = readWebhookSettings({
    CRISIS_WEBHOOK_URL: receiver.url,
    CRISIS_WEBHOOK_SECRET: SECRET,
  });
  const webhook = hasWebhook && settings ? createWebhook(settings) : undefined;
  const job = sendNoticesJob({ ...api.dependencies, database, webhook });
  const run = () => job.run(new AbortController().signal);
  return { run, kill: () => database.destroy() };
};

const write = (message: string) =>
  api.send({
    method: 'POST',
    url: '/api/support/contact',
    body: {
      name: ANA,
      email: family.email,
      phone: '',
      subject: 'Live question 0',
      category: 'other',
      priority: 'normal',
      message,
    },
    as: family,
  });

const notices = () =>
  api.database
    .selectFrom('staff_notices')
    .select(['alert_id', 'user_id'])
    .orderBy('due_at')
    .execute();

const startFollowing = () =>
  startPolicyRunner({
    ...api.dependencies,
    policy: { ...alertStaff, startsAt: 'start' },
    leaseTimes: { lastsMs: 3_000, renewEveryMs: 100, pollEveryMs: 10 },
  });

const written = async (): Promise<void> => {
  expect(await write(WORDS)).toMatchObject({ status: 200 });
  await expect.poll(async () => (await notices()).length, POLICY_TIMEOUT).toBe(2);
};

/** Whom the queued mails go to. */
const mailed = async (): Promise<readonly string[]> => {
  const rows = await api.database
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'crisis-alert')
    .execute();
  const waiting = await Promise.all(rows.map((row) => readWaiting(api.dependencies, row)));
  return waiting.map((mail) => mail?.to ?? '').toSorted();
};

const emailsOf = (...people: readonly Person[]) => people.map(({ email }) => email).toSorted();

test('a crisis told to support reaches those on duty by mail and webhook in seconds', async () => {
  const alerting = startAlerting();
  const beganAt = performance.now();
  await written();
  await alerting.run();
  expect(await mailed()).toEqual(emailsOf(onDuty));
  expect(receiver.taken).toHaveLength(1);
  expect(performance.now() - beganAt).toBeLessThan(ALERT_SECONDS * 1_000);
  await alerting.kill();
});

test('the webhook is signed, and holds nothing about the person or the words', async () => {
  const alerting = startAlerting();
  await written();
  await alerting.run();
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.taken;
  const id = String(headers['webhook-id']);
  const now = new Date(Number(headers['webhook-timestamp']) * 1_000);
  expect(headers).toMatchObject(signed({ id, body, now }, Buffer.from(SECRET)));
  expect(JSON.parse(body)).toEqual({
    type: 'crisis.alert',
    timestamp: api.now().toISOString(),
    data: { to: 'those-on-duty', link: 'https://hearthway.example/staff/alerts' },
  });
  const [notice] = await notices();
  for (const secret of [family.userId, family.email, ANA, WORDS, notice?.alert_id ?? 'none'])
    expect(`${body} ${JSON.stringify(headers)}`).not.toContain(secret);
  await alerting.kill();
});

test('unopened after five minutes, everyone in support is alerted', async () => {
  const alerting = startAlerting();
  await written();
  await alerting.run();
  api.passTime(ESCALATION_MINUTES * MINUTE_MS - 1_000);
  await alerting.run();
  expect(await mailed()).toEqual(emailsOf(onDuty));
  api.passTime(1_000);
  await alerting.run();
  expect(await mailed()).toEqual(emailsOf(onDuty, onDuty, offDuty));
  expect(receiver.taken.map(({ body }) => JSON.parse(body).data.to)).toEqual([
    'those-on-duty',
    'everyone',
  ]);
  await alerting.kill();
});

/** The alert as projections keep it. */
const keepAlert = (openedAt: Date | null, alertId: string) =>
  api.database
    .insertInto('crisis_alerts')
    .values({
      user_id: family.userId,
      alert_id: alertId,
      source: 'support',
      place_id: 'c'.repeat(32),
      tier: 'self-harm',
      raised_at: api.now(),
      opened_at: openedAt,
      opened_by: null,
    })
    .execute();

test('an alert that was opened in time goes to nobody else', async () => {
  const alerting = startAlerting();
  await written();
  await alerting.run();
  const [{ alert_id } = { alert_id: '' }] = await notices();
  await keepAlert(api.now(), alert_id);
  api.passTime(ESCALATION_MINUTES * MINUTE_MS);
  await alerting.run();
  expect(await mailed()).toEqual(emailsOf(onDuty));
  expect(receiver.taken).toHaveLength(1);
  await alerting.kill();
});

test('a webhook that does not answer is posted to again, under the same id, until it does', async () => {
  const alerting = startAlerting();
  await written();
  for (const status of [500, 307, 404]) {
    receiver.answerWith(status);
    await alerting.run();
    // Not before its time.
    await alerting.run();
    api.passTime(30_000);
  }
  receiver.answerWith(200);
  await alerting.run();
  api.passTime(MINUTE_MS);
  await alerting.run();
  const ids = receiver.taken.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
  expect(await mailed()).toEqual(emailsOf(onDuty));
  await alerting.kill();
});

test('with nobody on duty, everyone is alerted at once', async () => {
  const set = (isOnDuty: boolean) =>
    api.database
      .updateTable('duty')
      .set({ is_on_duty: isOnDuty })
      .where('user_id', '=', onDuty.userId)
      .execute();
  await set(false);
  const alerting = startAlerting({ hasWebhook: false });
  await written();
  await alerting.run();
  await set(true);
  expect(await mailed()).toEqual(emailsOf(onDuty, offDuty));
  await alerting.kill();
});

test('health and the exit status say that an alert is unopened, until it is opened', async () => {
  const status = async (): Promise<unknown> => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const succeeded = await showStatus({ ...api.dependencies, print });
    return { succeeded, first: lines[0] };
  };
  const health = async () => (await readAlertHealth(api.dependencies))[0];
  expect(await status()).toMatchObject({ succeeded: true });
  expect(await health()).toMatchObject({ status: 'ok', numbers: { unopened: 0 } });
  await keepAlert(null, 'a1');
  api.passTime(3 * MINUTE_MS);
  expect(await status()).toEqual({
    succeeded: false,
    first: 'Alerts of a crisis that nobody has opened: 1, the oldest for 3 minutes',
  });
  expect(await health()).toMatchObject({
    status: 'failing',
    isOptional: true,
    numbers: { unopened: 1, oldestSeconds: 180 },
  });
  await api.database.updateTable('crisis_alerts').set({ opened_at: api.now() }).execute();
  expect(await status()).toMatchObject({ succeeded: true });
});

test('a look at the timeline after the alert is noted, however lately there was one before', async () => {
  const looks = () =>
    api.stored(`staff-${family.userId}`).filter(({ type }) => type === 'TimelineViewed').length;
  await about(family, 'view', { as: onDuty });
  api.passTime(1_000);
  await about(family, 'view', { as: onDuty });
  expect(looks()).toBe(1);
  await keepAlert(null, 'a1');
  api.passTime(1_000);
  await about(family, 'view', { as: onDuty });
  expect(looks()).toBe(2);
});

test('anyone in support sets the duty of colleagues, and of nobody else', async () => {
  const set = (staffId: string, isOnDuty: boolean, as: Person | Family = onDuty) =>
    api.send({ method: 'PUT', url: `/api/staff/duty/${staffId}`, body: { isOnDuty }, as });
  expect(await set(offDuty.userId, true)).toMatchObject({ status: 204 });
  expect(await set(offDuty.userId, true)).toMatchObject({ status: 204 });
  expect(api.stored(`duty-${offDuty.userId}`)).toMatchObject([
    { type: 'DutyStarted', metadata: { userId: offDuty.userId, actor: onDuty.userId } },
  ]);
  expect(await set(family.userId, true)).toMatchObject({ status: 404, code: 'UnknownColleague' });
  expect(await set(offDuty.userId, false, family)).toMatchObject({ status: 403 });
});

test('kills at any moment, a second process and a replay lose and double nothing', async () => {
  const [killed, other, third] = [startAlerting(), startAlerting(), startAlerting()];
  await written();
  const interrupted = killed.run();
  await killed.kill();
  await Promise.allSettled([interrupted]);
  // As long as the lease of the killed one.
  api.passTime(30_000);
  await Promise.all([other.run(), third.run()]);
  await following.stop();
  await api.database
    .updateTable('policies')
    .set({ position: '0' })
    .where('name', '=', alertStaff.name)
    .execute();
  await api.database.deleteFrom('policy_states').execute();
  following = startFollowing();
  // All of history is dealt with again once what comes after it is.
  const { userId } = family;
  family = await api.signUp();
  await write(WORDS);
  await expect
    .poll(
      async () => (await notices()).some(({ user_id }) => user_id === family.userId),
      POLICY_TIMEOUT,
    )
    .toBe(true);
  await api.database.deleteFrom('staff_notices').where('user_id', '!=', userId).execute();
  await third.run();
  expect(await mailed()).toEqual(emailsOf(onDuty));
  const ids = new Set(receiver.taken.map(({ headers }) => headers['webhook-id']));
  expect(ids.size).toBe(1);
  await Promise.all([other.kill(), third.kill()]);
});
