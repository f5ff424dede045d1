import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Mail, MailNotTakenError } from './mail.ts';
import { createMailer, type MailerOptions } from './mailer.ts';
import { type SmtpUnderTest, startSmtpUnderTest } from './smtp.fixture.ts';

const ANA = 'a'.repeat(32);
const BEN = 'b'.repeat(32);

const mailTo = (userId: string | null, id = '1'.repeat(32)): Mail => ({
  id,
  userId,
  to: 'ana.lima@example.org',
  subject: 'Your code for Hearthway – 123456',
  text: 'The code is 123456.',
  html: '<p>The code is <b>123456</b>.</p>',
});

let smtp: SmtpUnderTest;

beforeAll(async () => {
  smtp = await startSmtpUnderTest();
});

afterEach(() => smtp.refuse(undefined));

afterAll(() => smtp.stop());

const mailerToServer = (options: MailerOptions = {}) =>
  createMailer({ SMTP_URL: smtp.url, ...options });

const outbox = () => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-outbox-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const directory = join(parent, 'outbox');
  return { directory, mailer: createMailer({ OUTBOX_DIR: directory }) };
};

const trouble = async (sending: Promise<void>): Promise<MailNotTakenError> => {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof MailNotTakenError) return error;
  throw new Error('The mail was taken.');
};

test('a mail carries its files, and how one click stops more of them', async () => {
  const unsubscribeUrl = `https://hearthway.example/stop?token=${'S'.repeat(75)}`;
  await mailerToServer().send({
    ...mailTo(ANA),
    attachments: [{ filename: 'año.csv', contentType: 'text/csv', content: Buffer.from('a,b') }],
    unsubscribeUrl,
  });
  const { attachments, headers } = smtp.received.at(-1)?.email ?? {};
  expect(attachments).toMatchObject([
    { filename: 'año.csv', mimeType: 'text/csv', disposition: 'attachment' },
  ]);
  const values = new Map(headers?.map(({ key, value }) => [key, value]));
  expect(values.get('list-unsubscribe')?.replace(/\s/g, '')).toBe(`<${unsubscribeUrl}>`);
  expect(values.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

test('answers and reports go to the address that a mail names', async () => {
  await mailerToServer().send({ ...mailTo(ANA), replyTo: 'reply+1@hearthway.example' });
  const { from, email } = smtp.received.at(-1) ?? {};
  expect(from).toBe('reply+1@hearthway.example');
  expect(email?.replyTo?.map(({ address }) => address)).toEqual(['reply+1@hearthway.example']);
});

test('other mails say nothing of it', async () => {
  await mailerToServer().send(mailTo(ANA));
  const { attachments, headers } = smtp.received.at(-1)?.email ?? {};
  expect(attachments).toEqual([]);
  expect(headers?.map(({ key }) => key)).not.toContain('list-unsubscribe');
});

test('a mail arrives as it was written, to one address, from ours', async () => {
  const mailer = mailerToServer({ MAIL_FROM: 'Hearthway <hello@hearthway.example>' });
  await mailer.send(mailTo(ANA));
  const { to, email } = smtp.received.at(-1) ?? {};
  expect(to).toEqual(['ana.lima@example.org']);
  expect(email).toMatchObject({
    subject: 'Your code for Hearthway – 123456',
    from: { name: 'Hearthway', address: 'hello@hearthway.example' },
    messageId: `<${'1'.repeat(32)}@hearthway.example>`,
  });
  expect(email?.text?.trim()).toBe('The code is 123456.');
  expect(email?.html?.trim()).toBe('<p>The code is <b>123456</b>.</p>');
  expect(email?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test.for([
  { code: 550, at: 'recipient', isForGood: true },
  { code: 550, at: 'end', isForGood: true },
  { code: 450, at: 'recipient', isForGood: false },
  { code: 451, at: 'end', isForGood: false },
] as const)('a $code at the $at is for good: $isForGood', async ({ code, at, isForGood }) => {
  smtp.refuse({ code, at });
  const error = await trouble(mailerToServer().send(mailTo(ANA)));
  expect(error.isForGood).toBe(isForGood);
  expect(error.message).toContain(String(code));
});

test('an error names neither the recipient nor the content of a mail', async () => {
  smtp.refuse({ code: 550, at: 'recipient' });
  const error = await trouble(mailerToServer().send(mailTo(ANA)));
  const reported = JSON.stringify([error, error.message, error.stack, error.cause]);
  expect(reported).not.toMatch(/ana\.lima|123456|example\.org/);
});

test('a server that does not answer is reported, and does not fail the health check', async () => {
  const gone = await startSmtpUnderTest();
  const mailer = createMailer({ SMTP_URL: gone.url });
  await gone.stop();
  expect((await trouble(mailer.send(mailTo(ANA)))).isForGood).toBe(false);
  expect(mailer.health()).toEqual({
    name: 'mail',
    status: 'ok',
    detail: 'The mail server takes no mails. They wait.',
  });
  await gone.start();
  await mailer.send(mailTo(ANA));
  expect(mailer.health()).toEqual({ name: 'mail', status: 'ok' });
  await gone.stop();
});

test('without a mail server, a mail is kept in a file for its owner alone', async () => {
  const { directory, mailer } = outbox();
  await mailer.send(mailTo(ANA));
  await mailer.send(mailTo(ANA));
  const [file = '', ...others] = readdirSync(directory);
  expect(others).toEqual([]);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, file)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(directory, file), 'utf8')).toContain('To: ana.lima@example.org');
  expect(mailer.isOutbox).toBe(true);
});

test('forgetting a person removes their mails and no others', async () => {
  const { directory, mailer } = outbox();
  await mailer.send(mailTo(ANA));
  await mailer.send(mailTo(ANA, '2'.repeat(32)));
  await mailer.send(mailTo(BEN));
  await mailer.forgetPerson(ANA);
  expect(readdirSync(directory)).toEqual([`${BEN}.${'1'.repeat(32)}.eml`]);
});

test('forgetting a person without mails changes nothing', async () => {
  await outbox().mailer.forgetPerson(ANA);
});

test('a mail about an account that no longer exists is kept without its address', async () => {
  const { directory, mailer } = outbox();
  await mailer.send(mailTo(null));
  const [file = ''] = readdirSync(directory);
  const kept = readFileSync(join(directory, file), 'utf8');
  expect(kept).toContain('The code is 123456.');
  expect(kept).not.toContain('ana.lima');
});

test('in production without a mail server, it says so and keeps nothing', async () => {
  const { directory } = outbox();
  const mailer = createMailer({ NODE_ENV: 'production', OUTBOX_DIR: directory });
  expect(mailer.health()).toEqual({
    name: 'mail',
    status: 'failing',
    isOptional: true,
    detail: 'No mail server is set, so accounts cannot be confirmed or recovered. Set SMTP_URL.',
  });
  expect((await trouble(mailer.send(mailTo(ANA)))).isForGood).toBe(false);
  expect(() => readdirSync(directory)).toThrow('ENOENT');
  expect(mailer.isOutbox).toBe(false);
});

test('in production, the sender of mails has to be set', () => {
  expect(() => createMailer({ NODE_ENV: 'production', SMTP_URL: smtp.url })).toThrow(
    'MAIL_FROM is not set',
  );
});
