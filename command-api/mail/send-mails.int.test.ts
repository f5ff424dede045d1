import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { createKeptLogger } from '@hearthway/infra/adapters/logging/logger.fixture.ts';
import { createMailer, type Mailer } from '@hearthway/infra/adapters/mail/mailer.ts';
import {
  type SmtpUnderTest,
  startSmtpUnderTest,
} from '@hearthway/infra/adapters/mail/smtp.fixture.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { CommandSchema } from '../database/schema.ts';
import { RESET_SHARE, takeShare } from './mailbox-allowance.ts';
import { sendMailsJob } from './send-mails.job.ts';

let api: TestApi;
let smtp: SmtpUnderTest;

beforeAll(async () => {
  [api, smtp] = await Promise.all([startTestApi(), startSmtpUnderTest()]);
});

beforeEach(async () => {
  await api.database.deleteFrom('mails').execute();
});

afterEach(() => smtp.refuse(undefined));

afterAll(() => Promise.all([api.stop(), smtp.stop()]));

/** A process that sends mails to the server, with its log. */
const startSender = ({
  mailer = createMailer({ SMTP_URL: smtp.url }),
  database = api.database,
}: {
  readonly mailer?: Mailer;
  readonly database?: Kysely<CommandSchema>;
} = {}) => {
  const { logger, lines } = createKeptLogger();
  const job = sendMailsJob({ ...api.dependencies, database, mailer, logger });
  const run = async (): Promise<void> => {
    const { signal } = new AbortController();
    while ((await job.run(signal)).isMore);
  };
  return { run, lines };
};

const person = async ({
  email = `Ana.${randomUUID()}@example.org`,
  isConfirmed = true,
}: {
  readonly email?: string;
  readonly isConfirmed?: boolean;
} = {}) => {
  const emailKey = await api.dependencies.privacy.emailKeyOf(email);
  const userId = randomUUID().replaceAll('-', '');
  const row = {
    user_id: userId,
    email: asSealed(email),
    email_key: emailKey,
    created_at: api.now(),
    email_confirmed_at: isConfirmed ? api.now() : null,
  };
  await api.database
    .insertInto('accounts')
    .values({
      ...row,
      first_name: asSealed('Ana'),
      last_name: asSealed('Lima'),
      password_hash: 'none',
      reserved_until: null,
      command_id: null,
    })
    .execute();
  return { email, emailKey, userId };
};

const postCode = (emailKey: string, userId: string | null = null) =>
  api.dependencies.mails.post({
    kind: 'password-reset',
    details: { code: '042137' },
    emailKey,
    userId,
  });

const queue = () => api.database.selectFrom('mails').selectAll().execute();

const receivedBy = (email: string) =>
  smtp.received.filter(({ to }) => to.includes(email)).map((received) => received.email);

test('a mail goes to the holder of the e-mail, and its content is deleted', async () => {
  const { email, emailKey, userId } = await person();
  await postCode(emailKey);
  const sender = startSender();
  await sender.run();
  await sender.run();
  const [mail, ...others] = receivedBy(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('042137');
  expect(mail?.html).toContain('042137');
  expect(mail?.html).toContain('href="https://hearthway.example/reset-password"');
  expect(await queue()).toMatchObject([
    { user_id: userId, email_key: null, details: null, due_at: null, sent_at: api.now() },
  ]);
});

test('a mail for an unknown e-mail is dropped', async () => {
  await postCode(await api.dependencies.privacy.emailKeyOf('nobody@example.org'));
  const before = smtp.received.length;
  const sender = startSender();
  await sender.run();
  expect(await queue()).toEqual([]);
  expect(smtp.received).toHaveLength(before);
});

test('a mail about one person is never sent to a later holder of the e-mail', async () => {
  const { email, emailKey } = await person();
  await postCode(emailKey, 'f'.repeat(32));
  const sender = startSender();
  await sender.run();
  expect(receivedBy(email)).toEqual([]);
  expect(await queue()).toEqual([]);
});

test('strangers together cause few mails in one mailbox, of whatever kinds, and one to get in is left', async () => {
  const { email, emailKey, userId } = await person();
  const { mails } = api.dependencies;
  for (let account = 0; account < 15; account += 1) {
    const details = { code: '042137', address: email };
    await mails.post({ kind: 'confirm-new-email', details, emailKey: null, userId: null });
    await mails.post({ kind: 'email-taken', details: {}, emailKey, userId });
    await mails.post({ kind: 'username-reminder', details: {}, emailKey, userId: null });
  }
  const sender = startSender();
  await sender.run();
  expect(receivedBy(email)).toHaveLength(5);
  expect((await queue()).every(({ due_at }) => due_at === null)).toBe(true);
  // The holder's own mails are not theirs, and a link for a new password is still mailed.
  await mails.post({ kind: 'password-changed', details: {}, emailKey: null, userId });
  await sender.run();
  expect(receivedBy(email)).toHaveLength(6);
  const options = { database: api.database, now: api.now() };
  expect(await takeShare(options, RESET_SHARE, emailKey)).toBe(true);
  expect(await takeShare(options, RESET_SHARE, emailKey)).toBe(false);
});

test('a mailbox gets no more mails at addresses with tags and dots', async () => {
  const name = `eva${randomUUID().replaceAll('-', '')}`;
  const { mails } = api.dependencies;
  for (let account = 0; account < 9; account += 1) {
    const address = `${name}${account === 0 ? '' : `+${account}`}@example.org`;
    const details = { code: '042137', address };
    await mails.post({ kind: 'confirm-new-email', details, emailKey: null, userId: null });
    const { emailKey } = await person({
      email: `${name}.+${account}@example.org`,
      isConfirmed: false,
    });
    await postCode(emailKey);
  }
  const sender = startSender();
  const before = smtp.received.length;
  await sender.run();
  expect(smtp.received.length - before).toBe(6);
  // A reset of the address without a tag, or of one that its holder has confirmed, is mailed all the same.
  const plain = await person({ email: `${name}@example.org`, isConfirmed: false });
  const tagged = await person({ email: `${name}+mine@example.org` });
  for (const { email, emailKey } of [plain, tagged]) {
    const others = receivedBy(email).length;
    await postCode(emailKey);
    await sender.run();
    expect(receivedBy(email)).toHaveLength(others + 1);
  }
});

test('an account whose address no one has confirmed causes few mails, whatever it does', async () => {
  const dueAt = api.now().toISOString();
  const received = async (isConfirmed: boolean) => {
    const { email, userId } = await person({ isConfirmed });
    const about = { emailKey: null, userId };
    for (let times = 0; times < 4; times += 1) {
      const { mails } = api.dependencies;
      await mails.post({ ...about, kind: 'deletion-requested', details: { dueAt } });
      await mails.post({ ...about, kind: 'deletion-canceled', details: {} });
    }
    const sender = startSender();
    await sender.run();
    return receivedBy(email).length;
  };
  expect(await received(true)).toBe(8);
  expect(await received(false)).toBe(5);
});

test('queued mails are sealed', async () => {
  const { emailKey } = await person();
  await postCode(emailKey);
  const [row] = await queue();
  expect(row?.details?.includes('042137')).toBe(false);
});

test('a busy server is retried with back-off, with the same mail', async () => {
  const { email, emailKey } = await person();
  await postCode(emailKey);
  const sender = startSender();
  smtp.refuse({ code: 450, at: 'recipient' });
  await sender.run();
  await sender.run();
  const [first] = await queue();
  expect(first?.tries).toBe(1);
  api.passTime(15_000);
  await sender.run();
  const [second] = await queue();
  expect(second?.tries).toBe(2);
  smtp.refuse(undefined);
  api.passTime(15_000);
  await sender.run();
  expect(receivedBy(email)).toEqual([]);
  api.passTime(15_000);
  await sender.run();
  expect(receivedBy(email)).toHaveLength(1);
  expect(receivedBy(email)[0]?.messageId).toBe(`<${first?.id}@localhost>`);
});

test('a server outage of hours loses no mail', async () => {
  const { email, emailKey, userId } = await person();
  await api.dependencies.mails.post({ kind: 'password-changed', details: {}, emailKey, userId });
  const sender = startSender();
  await smtp.stop();
  for (let hour = 0; hour < 20; hour += 1) {
    await sender.run();
    api.passTime(HOUR_MS);
  }
  expect(receivedBy(email)).toEqual([]);
  await smtp.start();
  await sender.run();
  expect(receivedBy(email)).toHaveLength(1);
});

test('an address refused for good is given up at once', async () => {
  const { emailKey } = await person();
  await postCode(emailKey);
  smtp.refuse({ code: 550, at: 'recipient' });
  const sender = startSender();
  await sender.run();
  expect(await queue()).toMatchObject([
    { failed_at: api.now(), sent_at: null, due_at: null, details: null, email_key: null },
  ]);
});

test.for([
  { what: 'a code', kind: 'confirm-email', afterMs: 15 * MINUTE_MS },
  { what: 'a link', kind: 'password-reset', afterMs: DAY_MS },
  { what: 'anything else', kind: 'password-changed', afterMs: DAY_MS },
] as const)('$what is given up when it is worth nothing any more', async ({ kind, afterMs }) => {
  const { emailKey } = await person();
  const details = { code: '042137' };
  await api.dependencies.mails.post(
    kind === 'password-changed'
      ? { kind, details: {}, emailKey, userId: null }
      : { kind, details, emailKey, userId: null },
  );
  smtp.refuse({ code: 450, at: 'recipient' });
  const sender = startSender();
  const startedAt = api.now().getTime();
  for (let tries = 0; tries < 100; tries += 1) {
    await sender.run();
    const [row] = await queue();
    if (row?.due_at === null) break;
    api.passTime((row?.due_at?.getTime() ?? 0) - api.now().getTime());
  }
  const [row] = await queue();
  expect(row).toMatchObject({ details: null, due_at: null });
  const gaveUpAfter = (row?.failed_at?.getTime() ?? 0) - startedAt;
  expect(gaveUpAfter).toBeLessThanOrEqual(afterMs);
  expect(gaveUpAfter).toBeGreaterThan(afterMs / 3);
});

test('a mail that an outage kept back leaves out the code that has expired, and keeps the link', async () => {
  const { email, emailKey } = await person();
  const details = { code: '042137', link: 'L'.repeat(43) };
  await api.dependencies.mails.post({ kind: 'password-reset', details, emailKey, userId: null });
  api.passTime(15 * MINUTE_MS);
  const sender = startSender();
  await sender.run();
  const [mail] = receivedBy(email);
  expect(mail?.text).not.toContain('042137');
  expect(mail?.html).toContain(`href="https://hearthway.example/reset-password#${details.link}"`);
});

test('two processes send each mail once', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, person));
  for (const { emailKey } of people) await postCode(emailKey);
  const senders = [startSender(), startSender()];
  await Promise.all(senders.map(({ run }) => run()));
  for (const { email } of people) expect(receivedBy(email)).toHaveLength(1);
});

test('killed after a mail was taken, it is sent once more, as the same mail', async () => {
  const { email, emailKey } = await person();
  await postCode(emailKey);
  const real = createMailer({ SMTP_URL: smtp.url });
  const database = connectPostgres<CommandSchema>({
    url: api.databaseUrl,
    onConnectionLost: () => {},
  });
  const killed = startSender({
    database,
    mailer: {
      ...real,
      send: async (mail) => {
        await real.send(mail);
        await database.destroy();
      },
    },
  });
  await expect(killed.run()).rejects.toThrow();
  const next = startSender();
  await next.run();
  expect(receivedBy(email)).toHaveLength(1);
  api.passTime(2 * MINUTE_MS);
  await next.run();
  await next.run();
  const ids = receivedBy(email).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('rows of sent and failed mails are kept for 90 days', async () => {
  const { emailKey } = await person();
  await postCode(emailKey);
  const sender = startSender();
  await sender.run();
  api.passTime(89 * DAY_MS);
  await sender.run();
  expect(await queue()).toHaveLength(1);
  api.passTime(2 * DAY_MS);
  await sender.run();
  expect(await queue()).toEqual([]);
});

test('the farewell needs no account', async () => {
  const address = `${randomUUID()}@example.org`;
  await api.dependencies.mails.post({
    kind: 'account-erased',
    details: { address },
    emailKey: null,
    userId: null,
  });
  const sender = startSender();
  await sender.run();
  expect(receivedBy(address)).toHaveLength(1);
});

test('erasing a person empties their queue', async () => {
  const { emailKey, userId } = await person();
  await postCode(emailKey);
  await api.dependencies.mails.post({
    kind: 'email-changed',
    details: { address: 'before@example.org' },
    emailKey: null,
    userId,
  });
  const other = await person();
  await postCode(other.emailKey);
  await api.dependencies.mails.forgetPerson({ userId, emailKey });
  expect(await queue()).toMatchObject([{ email_key: other.emailKey }]);
});

test('erasing a person while their mail is being sent leaves nothing in the outbox', async () => {
  const { emailKey, userId } = await person();
  await postCode(emailKey);
  const forgotten: string[] = [];
  const sender = startSender({
    mailer: {
      isOutbox: true,
      health: () => ({ name: 'mail', status: 'ok' }),
      send: () => api.dependencies.mails.forgetPerson({ userId, emailKey }),
      forgetPerson: async (id) => {
        forgotten.push(id);
      },
    },
  });
  await sender.run();
  expect(forgotten).toEqual([userId]);
});

test('logs report an unsent mail without its recipient or content', async () => {
  const { email, emailKey, userId } = await person();
  await postCode(emailKey);
  await api.dependencies.mails.post({
    kind: 'confirm-new-email',
    details: { address: 'new.address@example.org', code: '735510' },
    emailKey: null,
    userId,
  });
  const sender = startSender();
  smtp.refuse({ code: 450, at: 'recipient' });
  await sender.run();
  api.passTime(15_000);
  smtp.refuse({ code: 550, at: 'end' });
  await sender.run();
  expect(sender.lines).toHaveLength(4);
  const logged = sender.lines.join('').toLowerCase();
  expect(logged).toContain('a mail was not sent');
  for (const secret of ['042137', '735510', 'example.org', 'new.address', email, emailKey, userId])
    expect(logged).not.toContain(secret.toLowerCase());
});
