import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { MESSAGES_PER_DAY } from '@hearthway/domain/support/support.constants.ts';
import { contactedSchema } from '@hearthway/domain/support/support.contract.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { handOver } from '@hearthway/infra/adapters/inbound-mail/lmtp.fixture.ts';
import { startLmtp } from '@hearthway/infra/adapters/inbound-mail/lmtp.ts';
import { freePort } from '@hearthway/infra/adapters/process/free-port.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { operatorContext } from '../../commands/operator-context.ts';
import { INBOUND, type InboundApi, startInboundApi } from './inbound.fixture.ts';
import { inboundMailJob } from './inbound.job.ts';
import { readQuarantine } from './quarantine.ts';
import { createTakeMail } from './take-mail.ts';

let api: InboundApi;

beforeAll(async () => {
  api = await startInboundApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  await api.database.deleteFrom('quarantined_mails').execute();
});

const quarantined = async () =>
  (await readQuarantine(api.dependencies)).map(({ reason, mail }) => [reason, mail.words]);

test('an answer by mail continues the thread, with its own words alone, sealed', async () => {
  const thread = await api.open();
  const text = 'It came today.\n\nOn Friday, Hearthway <hello@example.org> wrote:\n> Which form?';
  expect(await api.deliver(thread, { text })).toMatchObject({ status: 204 });
  expect(await api.textsOf(thread.threadId)).toEqual([expect.anything(), 'It came today.']);
  const last = api.stored(`supportThread-${thread.threadId}`).at(-1);
  expect(last).toMatchObject({
    type: 'MessageSent',
    data: { by: 'family', via: 'mail', crisis: null },
    metadata: { userId: thread.family.userId, actor: thread.family.userId, sessionId: null },
  });
  expect(JSON.stringify(last)).not.toContain('It came today');
});

test('words of a crisis are marked as on the page', async () => {
  const thread = await api.open();
  await api.deliver(thread, { text: 'I want to kill myself.' });
  expect(api.stored(`supportThread-${thread.threadId}`).at(-1)).toMatchObject({
    data: { crisis: 'self-harm', lexiconVersion: expect.any(Number) },
  });
});

test('a mail that is delivered twice, or twice at once, is one message', async () => {
  const thread = await api.open();
  const mail = { id: '<same@mail.example.org>' };
  await Promise.all([api.deliver(thread, mail), api.deliver(thread, mail)]);
  expect(await api.deliver(thread, mail)).toMatchObject({ status: 204 });
  const other = await api.newAddress(thread);
  await api.deliver({ ...thread, address: other }, mail);
  expect(api.typesOf(thread.threadId)).toEqual(['ThreadOpened', 'MessageSent', 'MessageSent']);
});

test('while the event store is away, a mail is to come again, and is one message then', async () => {
  const thread = await api.open();
  const mail = { id: '<again@mail.example.org>' };
  const answer = await api.withoutEventStore(() => api.deliver(thread, mail));
  expect(answer).toMatchObject({ status: 503 });
  expect(await api.deliver(thread, mail)).toMatchObject({ status: 204 });
  expect(await api.textsOf(thread.threadId)).toHaveLength(2);
});

test('a mail of another mailbox waits for the operator, sealed, once', async () => {
  const thread = await api.open();
  const mail = { from: 'ben@example.org', id: '<ben@mail.example.org>', text: 'I am Ana.' };
  expect(await api.deliver(thread, mail)).toMatchObject({ status: 204 });
  await api.deliver(thread, mail);
  expect(await api.textsOf(thread.threadId)).toHaveLength(1);
  expect(await quarantined()).toEqual([['other-sender', 'I am Ana.']]);
  const rows = await api.database.selectFrom('quarantined_mails').selectAll().execute();
  expect(rows[0]?.content.toString('latin1')).not.toMatch(/Ana|ben@/);
});

test('an address that was never given leads to no thread', async () => {
  const thread = await api.open();
  const wrong = { ...thread, address: `reply+${'0'.repeat(32)}@hearthway.example` };
  expect(await api.deliver(wrong)).toMatchObject({ status: 204 });
  expect(await api.deliver({ ...thread, address: 'reply@hearthway.example' })).toMatchObject({
    status: 204,
  });
  expect(await quarantined()).toEqual([
    ['unknown-address', 'Thank you!'],
    ['unknown-address', 'Thank you!'],
  ]);
  expect(await api.deliver({ ...thread, address: 'ben@example.org' })).toMatchObject({
    status: 422,
  });
});

test('an address is good for 30 days after the last mail of its thread', async () => {
  const thread = await api.open();
  api.passTime(29 * DAY_MS);
  expect(await api.deliver(thread)).toMatchObject({ status: 204 });
  api.passTime(29 * DAY_MS);
  await api.newAddress(thread);
  api.passTime(29 * DAY_MS);
  await api.deliver(thread);
  expect(await api.textsOf(thread.threadId)).toHaveLength(3);
  api.passTime(30 * DAY_MS);
  await api.deliver(thread);
  expect(await api.textsOf(thread.threadId)).toHaveLength(3);
  expect(await quarantined()).toEqual([['expired-address', 'Thank you!']]);
});

test.for([
  ['Auto-Submitted: auto-replied'],
  ['Precedence: bulk'],
  ['X-Auto-Response-Suppress: All'],
])('a mail with %s is dropped, and nothing is said', async (head) => {
  const thread = await api.open();
  expect(await api.deliver(thread, { head })).toMatchObject({ status: 204 });
  expect(
    await api.deliver({ ...thread, address: 'reply@hearthway.example' }, { head }),
  ).toMatchObject({ status: 204 });
  expect(await api.textsOf(thread.threadId)).toHaveLength(1);
  expect(await quarantined()).toEqual([]);
});

test('a mail without an envelope sender is dropped', async () => {
  const thread = await api.open();
  expect(await api.deliver(thread, {}, '<>')).toMatchObject({ status: 204 });
  expect(await api.textsOf(thread.threadId)).toHaveLength(1);
});

const REPORT = {
  head: [
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
  ],
  text: [
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; ana@example.org',
    'Action: failed',
    'Status: 5.1.1',
    '--b--',
  ].join('\n'),
};

test('a mail that comes back is told to staff, once for each message', async () => {
  const thread = await api.open();
  const report = { ...REPORT, from: 'MAILER-DAEMON@mx.example.org' };
  expect(await api.deliver(thread, report, '')).toMatchObject({ status: 204 });
  await api.deliver(thread, report, '');
  const { threadId, messageId } = thread;
  expect(api.stored(`supportThread-${threadId}`).slice(2)).toMatchObject([
    {
      type: 'ThreadMailBounced',
      data: { threadId, messageId },
      metadata: { actor: 'mail-server' },
    },
  ]);
  const nowhere = { ...thread, address: `reply+${'1'.repeat(32)}@hearthway.example` };
  expect(await api.deliver(nowhere, report, '')).toMatchObject({ status: 204 });
});

const saysOf = ({ body }: { readonly body: unknown }) => JSON.stringify(body);

test('a mail without words is refused in words, in the language of its thread', async () => {
  const english = await api.open();
  const answer = await api.deliver(english, { text: '> Which form?\n-- \nAna' });
  expect(answer).toMatchObject({ status: 422, code: 'MailRefused' });
  expect(saysOf(answer)).toContain('5.6.0 We found no new words in your email.');
  const spanish = await api.open({ language: 'es' });
  const refused = saysOf(await api.deliver(spanish, { text: '' }));
  expect(refused).toContain('5.6.0 ');
  expect(refused).toContain('No encontramos palabras nuevas en su correo.');
});

test('files are left out, and a mail of files alone says so', async () => {
  const thread = await api.open();
  const head = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
  const file =
    '--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename=a.pdf\n\nPDF\n--b--';
  const alone = await api.deliver(thread, { head, text: file });
  expect(saysOf(alone)).toContain('We cannot take files by email');
  const text = `--b\nContent-Type: text/plain\n\nSee the letter.\n${file}`;
  expect(await api.deliver(thread, { head, text })).toMatchObject({ status: 204 });
  expect((await api.textsOf(thread.threadId)).at(-1)).toBe(
    'See the letter.\n\n[Files that came with this email were left out.]',
  );
  const mails = await api.database
    .selectFrom('mails')
    .select('kind')
    .where('user_id', '=', thread.family.userId)
    .where('kind', '=', 'support-files-left-out')
    .execute();
  expect(mails).toHaveLength(1);
});

test('a mail that is too long says how long it may be', async () => {
  const thread = await api.open();
  const answer = await api.deliver(thread, { text: 'words '.repeat(1_000) });
  expect(saysOf(answer)).toMatch(/longer than 5,?000 letters/);
  expect(await api.deliver(thread, { text: 'a'.repeat(1024 * 1024) })).toMatchObject({
    status: 413,
  });
});

test('a mail goes to the thread that goes on', async () => {
  const thread = await api.open();
  const mail = { id: '<before@mail.example.org>' };
  await api.deliver(thread, mail);
  api.passTime(1_000);
  const other = await api.send({
    method: 'POST',
    url: '/api/support/contact',
    as: thread.family,
    body: {
      name: 'Ana Lima',
      email: thread.family.email,
      subject: 'Another letter',
      category: 'other',
      message: 'This is about something else.',
    },
  });
  const into = z.string().parse(contactedSchema.parse(other.body).threadId);
  const { handle } = api.dependencies;
  const now = api.now();
  const context = operatorContext(thread.family.userId, now);
  const staff = { threadId: thread.threadId, staffId: 'operator', now };
  await handle(threadDecider, {
    id: thread.threadId,
    command: { command: 'view', ...staff },
    context,
  });
  await handle(threadDecider, {
    id: thread.threadId,
    command: { command: 'merge', into, owner: thread.family.userId, ...staff },
    context,
  });
  await api.deliver(thread, { text: 'Once more.' });
  // Delivered again after the two were joined, it stays where it was.
  await api.deliver(thread, mail);
  expect(await api.textsOf(into)).toEqual(['This is about something else.', 'Once more.']);

  // Merged into each other, as by two of staff at once and a kill: the older of the two goes on.
  const staffOfOther = { threadId: into, staffId: 'operator', now };
  const merged = { command: 'merge', into: thread.threadId, owner: thread.family.userId } as const;
  await handle(threadDecider, { id: into, command: { command: 'view', ...staffOfOther }, context });
  await handle(threadDecider, { id: into, command: { ...merged, ...staffOfOther }, context });
  await api.deliver(thread, { text: 'From a ring.' });
  expect((await api.textsOf(thread.threadId)).at(-1)).toBe('From a ring.');
});

test('more than a day of messages are to come again later', async () => {
  const thread = await api.open();
  await api.database
    .updateTable('allowances')
    .set({ used: MESSAGES_PER_DAY })
    .where('name', '=', 'support-messages')
    .where('key', '=', thread.family.userId)
    .execute();
  expect(await api.deliver(thread)).toMatchObject({ status: 503 });
  api.passTime(DAY_MS);
  expect(await api.deliver(thread)).toMatchObject({ status: 204 });
});

test('nothing is left of a person who is gone, and their address leads nowhere', async () => {
  const thread = await api.open();
  await api.deliver(thread, { from: 'ben@example.org' });
  await api.database.deleteFrom('accounts').where('user_id', '=', thread.family.userId).execute();
  expect(await quarantined()).toEqual([]);
  await api.deliver(thread);
  expect(await quarantined()).toEqual([['unknown-address', 'Thank you!']]);
});

test.for([
  ['NULs', { text: 'Wo\u0000rds' }],
  ['a sender that breaks the line', { from: 'ana@example.org>\nBcc: <all@example.org' }],
  ['a subject that breaks the line', { subject: 'a\nBcc: all@example.org' }],
  ['thousands of recipients', { head: [`Cc: ${'a@example.org, '.repeat(5_000)}b@example.org`] }],
  ['a wrong charset', { head: ['Content-Type: text/plain; charset=klingon'] }],
  ['a boundary that never comes', { head: ['Content-Type: multipart/mixed; boundary=b'] }],
  [
    'parts in parts',
    {
      head: ['Content-Type: multipart/mixed; boundary=b'],
      text: '--b\nContent-Type: multipart/mixed; boundary=b\n\n'.repeat(500),
    },
  ],
] as const)('a mail with %s is answered, and harms nothing', async ([, mail]) => {
  const thread = await api.open();
  const { status } = await api.deliver(thread, mail);
  expect([204, 422]).toContain(status);
  expect(await api.deliver(thread)).toMatchObject({ status: 204 });
});

test.for([
  { headers: {}, status: 404 },
  { headers: { authorization: 'Bearer wrong' }, status: 404 },
  { headers: { authorization: `Bearer ${INBOUND.secret}` }, status: 400 },
])('the webhook answers $status to $headers', async ({ headers, status }) => {
  expect(await api.post('Subject: a\r\n\r\nWords', headers)).toMatchObject({ status });
});

test('mails of strangers and addresses are forgotten in time', async () => {
  const thread = await api.open();
  await api.deliver(thread, { from: 'ben@example.org' });
  const job = inboundMailJob(api.dependencies);
  api.passTime(6 * DAY_MS);
  await job.run(new AbortController().signal);
  expect(await quarantined()).toHaveLength(1);
  api.passTime(DAY_MS);
  await job.run(new AbortController().signal);
  expect(await quarantined()).toEqual([]);
  api.passTime(90 * DAY_MS);
  await job.run(new AbortController().signal);
  const tokens = await api.database.selectFrom('reply_tokens').select('thread_id').execute();
  expect(tokens).toEqual([]);
});

test('over LMTP, a mail that the server hands over twice is one message', async () => {
  const thread = await api.open();
  const port = await freePort();
  const lmtp = startLmtp({
    settings: { ...INBOUND, by: 'lmtp', host: '127.0.0.1', port },
    deliver: createTakeMail(api.dependencies, INBOUND.replyAddress),
    logger: api.dependencies.logger,
  });
  onTestFinished(lmtp.stop);
  await expect.poll(lmtp.isListening, { timeout: 20_000 }).toBe(true);
  const mail = {
    from: thread.family.email,
    to: thread.address,
    messageId: '<lmtp@mail.example.org>',
    text: 'It came today.',
  };
  await handOver(port, mail);
  await handOver(port, mail);
  expect(await api.textsOf(thread.threadId)).toEqual([expect.anything(), 'It came today.']);
  const empty = await handOver(port, {
    ...mail,
    messageId: '<2@mail.example.org>',
    text: '> Which form?',
  });
  expect(empty).toMatchObject({ accepted: [], rejectedErrors: [{ responseCode: 550 }] });
});
