import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { visitedThreadSchema } from '@hearthway/domain/support/support.contract.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { mailAboutThreads } from '@hearthway/domain/support/thread-mails.policy.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { readWaiting } from '../mail/waiting-mail.ts';
import {
  followLog,
  POLICY_TIMEOUT,
  renamed,
  startTestPolicy,
} from '../policies/policies.fixture.ts';
import { forgetVisitorsJob } from './forget-visitors.job.ts';

const STAFF = '5'.repeat(32);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await followLog(api);
});

afterAll(() => api.stop());

const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  api.send({ method: 'POST', url, body, headers });

const contact = (email: string, as?: Family) =>
  api.send({
    method: 'POST',
    url: '/api/support/contact',
    body: {
      name: 'Eva Ruiz',
      email,
      subject: 'A letter from our insurer',
      category: 'insurance',
      message: 'They ask for a form that I have never seen.',
    },
    as,
  });

const visitorOf = async (email: string): Promise<string> => {
  const { user_id } = await api.database
    .selectFrom('visitors')
    .select('user_id')
    .where('email_key', '=', await api.dependencies.privacy.emailKeyOf(email))
    .executeTakeFirstOrThrow();
  return user_id;
};

/** The mails in the queue of a person, as they are sent. */
const mailsOf = async (userId: string) => {
  const rows = await api.database
    .selectFrom('mails')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  const waiting = await Promise.all(
    rows
      .filter(({ kind }) => kind.startsWith('support-'))
      .map((row) => readWaiting(api.dependencies, row)),
  );
  return waiting.map((mail) => ({ to: mail?.to, kind: mail?.mail.kind, ...mail?.mail.details }));
};

const codeSchema = z.object({ visitorCode: z.string(), threadId: z.string() });

/** Mails are posted until the test ends. */
const postMails = () => startTestPolicy(api, { ...renamed(mailAboutThreads), startsAt: 'start' });

/** Writes as a visitor, and takes the link out of the last mail. */
const linkTo = async (email: string) => {
  await contact(email);
  const visitor = await visitorOf(email);
  await expect.poll(() => mailsOf(visitor), POLICY_TIMEOUT).toHaveLength(1);
  const [mail] = await mailsOf(visitor);
  return { visitor, ...codeSchema.parse(mail) };
};

const visit = async (code: string) => {
  const { setCookie = '', ...answer } = await post('/api/support/thread-visits', { code });
  return { ...answer, setCookie, cookie: setCookie.split(';')[0] ?? '' };
};

const write = (threadId: string, cookie: string) =>
  post(`/api/support/threads/${threadId}/messages`, { message: 'Thank you' }, { cookie });

test('a visitor opens the thread by the link in the mail, and writes on', async () => {
  postMails();
  const { visitorCode, threadId } = await linkTo('eva@example.org');
  const { status, body, cookie, setCookie } = await visit(visitorCode);
  expect(status).toBe(200);
  expect(visitedThreadSchema.parse(body)).toEqual({ threadId });
  expect(setCookie).toContain('HttpOnly');
  expect(setCookie).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
  expect(await write(threadId, cookie)).toMatchObject({ status: 204 });
  const types = api.stored(`supportThread-${threadId}`).map(({ type }) => type);
  expect(types).toEqual(['ThreadOpened', 'MessageSent', 'MessageSent']);
});

test('a guessed code, one that was used and one that is old are refused alike', async () => {
  postMails();
  const used = await linkTo('used@example.org');
  await visit(used.visitorCode);
  const old = await linkTo('old@example.org');
  api.passTime(31 * DAY_MS);
  const refused = await Promise.all(
    ['guessed', used.visitorCode, old.visitorCode].map((code) => visit(code)),
  );
  expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(refused[0]).toMatchObject({ status: 410, code: 'ThreadLinkUsed', cookie: '' });
});

test('a new link goes to the mailbox of the thread, and a guessed code to none', async () => {
  postMails();
  const { visitor, visitorCode, threadId } = await linkTo('again@example.org');
  await visit(visitorCode);
  const before = await api.database.selectFrom('mails').selectAll().execute();
  expect((await post('/api/support/thread-links', { code: 'guessed' })).status).toBe(204);
  expect(await api.database.selectFrom('mails').selectAll().execute()).toHaveLength(before.length);
  expect((await post('/api/support/thread-links', { code: visitorCode })).status).toBe(204);
  const mail = (await mailsOf(visitor)).find(({ kind }) => kind === 'support-link');
  expect(mail).toMatchObject({ to: 'again@example.org', threadId });
  const { visitorCode: next } = codeSchema.parse(mail);
  expect(next).not.toBe(visitorCode);
  expect((await visit(next)).status).toBe(200);
  for (const _ of [2, 3, 4, 5]) await post('/api/support/thread-links', { code: visitorCode });
  expect(await post('/api/support/thread-links', { code: visitorCode })).toMatchObject({
    code: 'TooManyTries',
  });
});

test('a browser opens the thread of its link alone, and for 30 days', async () => {
  postMails();
  const mine = await linkTo('mine@example.org');
  const other = await linkTo('other@example.org');
  const { cookie } = await visit(mine.visitorCode);
  expect(await write(other.threadId, cookie)).toMatchObject({ code: 'UnknownThread' });
  api.passTime(31 * DAY_MS);
  expect(await write(mine.threadId, cookie)).toMatchObject({ code: 'UnknownThread' });
});

test('an answer is mailed with its words, to the account or the mailbox', async () => {
  startTestPolicy(api, { ...renamed(mailAboutThreads), startsAt: 'head' });
  const family = await api.signUp();
  const { body } = await contact('elsewhere@example.org', family);
  const { threadId } = z.object({ threadId: z.string() }).parse(body);
  const reply = async (command: 'view' | 'reply') => {
    const now = api.now();
    const ofStaff = { threadId, staffId: STAFF, now };
    await api.dependencies.handle(threadDecider, {
      id: threadId,
      command:
        command === 'view'
          ? { command, ...ofStaff }
          : {
              command,
              ...ofStaff,
              messageId: 'r1',
              text: 'Send <page> two.',
              via: 'page',
              seen: 1,
            },
      context: {
        correlationId: 'c1',
        userId: family.userId,
        actor: STAFF,
        sessionId: null,
        state: null,
        now,
        idempotency: undefined,
      },
    });
  };
  await reply('view');
  await reply('reply');
  await expect
    .poll(() => mailsOf(family.userId), POLICY_TIMEOUT)
    .toEqual([
      expect.objectContaining({ kind: 'support-confirmation', to: family.email, threadId }),
      expect.objectContaining({
        kind: 'support-reply',
        to: family.email,
        text: 'Send <page> two.',
      }),
    ]);
});

test('a mailbox is forgotten twelve months after its last message, with all its keys', async () => {
  postMails();
  const { visitor } = await linkTo('forgotten@example.org');
  const stay = await linkTo('stays@example.org');
  const run = () => forgetVisitorsJob(api.dependencies).run(new AbortController().signal);
  const left = async (userId: string) =>
    Promise.all(
      (['visitors', 'people', 'person_keys', 'thread_links'] as const).map(
        async (table) =>
          (
            await api.database
              .selectFrom(table)
              .select('user_id')
              .where('user_id', '=', userId)
              .execute()
          ).length > 0,
      ),
    );
  await run();
  expect(await left(visitor)).toEqual([true, true, true, true]);
  api.passTime(300 * DAY_MS);
  await contact('stays@example.org');
  api.passTime(70 * DAY_MS);
  await run();
  expect(await left(visitor)).toEqual([false, false, false, false]);
  expect(await left(stay.visitor)).toEqual([true, true, true, true]);
  expect(await mailsOf(visitor)).toEqual([]);
});
