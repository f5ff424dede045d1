import { randomUUID } from 'node:crypto';
import { threadSchema } from '@hearthway/domain/support/support.contract.ts';
import { type ThreadCommand, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import {
  hashOfSecret,
  THREAD_COOKIE,
} from '@hearthway/infra/adapters/support-visits/thread-cookie.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, handleOver, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let handle: Handle;

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  handle = handleOver(scenario);
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const newId = () => randomUUID().replaceAll('-', '');

const STAFF = 'c'.repeat(32);

/** As command-api gives it: by the person of the thread, or by a member of support. */
const dispatch = async (userId: string, command: ThreadCommand): Promise<void> => {
  const actor = 'staffId' in command ? command.staffId : userId;
  await handle(threadDecider, {
    id: command.threadId,
    command,
    context: {
      correlationId: newId(),
      userId,
      actor,
      sessionId: null,
      state: null,
      now: new Date(),
      idempotency: undefined,
    },
  });
};

const calm = { crisis: null, lexiconVersion: 1 } as const;

const openThread = async (userId: string, text: string): Promise<string> => {
  const threadId = newId();
  await dispatch(userId, {
    command: 'open',
    threadId,
    messageId: newId(),
    topic: 'insurance',
    priority: 'normal',
    hasPrioritySupport: false,
    language: 'en',
    sender: 'family',
    channel: 'form',
    name: 'Ana Lima',
    email: 'ana@example.org',
    phone: null,
    subject: 'A letter from our insurer',
    text,
    ...calm,
  });
  return threadId;
};

const ofStaff = (threadId: string) => ({ threadId, staffId: STAFF, now: new Date() });

const answer = async (userId: string, threadId: string, seen = 1): Promise<void> => {
  await dispatch(userId, { command: 'view', ...ofStaff(threadId) });
  const message = { messageId: newId(), text: 'It is form 12.', via: 'page' } as const;
  await dispatch(userId, { command: 'reply', seen, ...message, ...ofStaff(threadId) });
};

/** The row that projections keep, of a thread that was joined with another one. */
const keepJoined = (userId: string, threadId: string, into: string) =>
  sql`
    insert into support_threads_v1 (
      user_id, thread_id, sender, channel, topic, priority, urgency, language, status, opened_at, moved_at,
      messages, viewed, bounced, merged_into
    ) values (
      ${userId}, ${threadId}, 'family', 'form', 'insurance', 'normal', '3', 'en', 'merged', now(), now(),
      '1', '{}', 'false', ${into}
    )
  `.execute(scenario.database);

const join = async (userId: string, threadId: string, into: string): Promise<void> => {
  await dispatch(userId, { command: 'view', ...ofStaff(threadId) });
  await dispatch(userId, { command: 'merge', into, owner: userId, ...ofStaff(threadId) });
  await keepJoined(userId, threadId, into);
};

const ask = async (threadId: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, body } = await app.inject({
    url: `/api/support/threads/${threadId}`,
    headers,
  });
  return { status: statusCode, body };
};

const read = async (threadId: string, headers: Readonly<Record<string, string>>) => {
  const { status, body } = await ask(threadId, headers);
  expect(status).toBe(200);
  return threadSchema.parse(JSON.parse(body));
};

/** A visitor whose browser has opened this thread. */
const visitorOf = async (): Promise<string> => {
  const userId = newId();
  await sql`
    insert into visitors (user_id, email_key, email, language, created_at, last_wrote_at)
    values (${userId}, ${userId}, 'eva@example.org', 'en', now(), now())
  `.execute(scenario.database);
  return userId;
};

const visit = async (userId: string, threadId: string, days: number) => {
  const secret = newId();
  await sql`
    insert into thread_links
      (code_hash, thread_id, user_id, created_at, expires_at, used_at, visit_hash, visit_ends_at)
    values (${hashOfSecret(newId())}, ${threadId}, ${userId}, now(), now() + interval '1 day', now(),
      ${hashOfSecret(secret)}, now() + make_interval(days => ${days}))
  `.execute(scenario.database);
  return { cookie: `${THREAD_COOKIE}=${secret}` };
};

test('a family reads its own thread, and an answer ends the wait', async () => {
  const { userId, headers } = await scenario.signUp();
  const threadId = await openThread(userId, 'They ask for a form.');
  expect(await read(threadId, headers)).toMatchObject({
    threadId,
    topic: 'insurance',
    subject: 'A letter from our insurer',
    status: 'waiting',
    answerBy: expect.any(String),
    messages: [{ by: 'family', via: 'form', text: 'They ask for a form.' }],
  });
  await answer(userId, threadId);
  const answered = await read(threadId, headers);
  expect(answered).toMatchObject({ status: 'answered', answerBy: null });
  expect(answered.messages.map(({ by, text }) => [by, text])).toEqual([
    ['family', 'They ask for a form.'],
    ['support', 'It is form 12.'],
  ]);
});

test('the thread of another family is as unknown as one that does not exist', async () => {
  const { userId } = await scenario.signUp();
  const threadId = await openThread(userId, 'They ask for a form.');
  const other = await scenario.signUp();
  const refused = await ask(threadId, other.headers);
  expect(refused.status).toBe(404);
  expect(refused.body).not.toContain('form');
  expect((await ask('f'.repeat(32), other.headers)).body).toBe(refused.body);
  expect((await ask(threadId)).status).toBe(401);
});

test('a resolved thread is read as before, without what only staff see', async () => {
  const { userId, headers } = await scenario.signUp();
  const threadId = await openThread(userId, 'They ask for a form.');
  await answer(userId, threadId);
  await dispatch(userId, { command: 'note', note: 'Called the insurer', ...ofStaff(threadId) });
  await dispatch(userId, { command: 'resolve', ...ofStaff(threadId) });
  const { status, body } = await ask(threadId, headers);
  expect(status).toBe(200);
  expect(threadSchema.parse(JSON.parse(body))).toMatchObject({
    status: 'resolved',
    answerBy: null,
  });
  expect(body).not.toContain('Called the insurer');
  expect(body).not.toContain(STAFF);
});

test('a joined thread is answered with the one that goes on, with the messages of both', async () => {
  const { userId, headers } = await scenario.signUp();
  const first = await openThread(userId, 'They ask for a form.');
  const second = await openThread(userId, 'Which form is it?');
  await join(userId, second, first);
  await answer(userId, first);
  const goesOn = await read(first, headers);
  expect(goesOn.messages.map(({ text }) => text)).toEqual([
    'They ask for a form.',
    'Which form is it?',
    'It is form 12.',
  ]);
  expect(await read(second, headers)).toEqual(goesOn);
});

test('words whose keys are gone read as absent', async () => {
  const { userId, headers } = await scenario.signUp();
  const threadId = await openThread(userId, 'They ask for a form.');
  await sql`delete from person_keys where user_id = ${userId}`.execute(scenario.database);
  expect(await read(threadId, headers)).toMatchObject({
    subject: null,
    messages: [{ text: null }],
  });
});

test('a visitor reads the thread of its cookie alone, until the visit is over', async () => {
  const userId = await visitorOf();
  const [threadId, otherId] = [
    await openThread(userId, 'They ask for a form.'),
    await openThread(userId, 'Is speech therapy covered?'),
  ];
  const cookie = await visit(userId, threadId, 30);
  expect(await read(threadId, cookie)).toMatchObject({
    messages: [{ text: 'They ask for a form.' }],
  });
  expect((await ask(otherId, cookie)).status).toBe(404);
  expect((await ask(threadId, await visit(userId, threadId, -1))).status).toBe(404);
  expect((await ask(threadId, { cookie: `${THREAD_COOKIE}=guessed` })).status).toBe(404);
});

test('the visit of a joined thread opens the one that goes on', async () => {
  const userId = await visitorOf();
  const first = await openThread(userId, 'They ask for a form.');
  const second = await openThread(userId, 'Which form is it?');
  const cookie = await visit(userId, second, 30);
  await join(userId, second, first);
  expect(await read(second, cookie)).toMatchObject({ threadId: first });
  expect(await read(first, cookie)).toMatchObject({ threadId: first });
});
