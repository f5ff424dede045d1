import { randomUUID } from 'node:crypto';
import { contactedSchema } from '@hearthway/domain/support/support.contract.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { supportCalls } from './support.fixture.ts';

let api: TestApi;
const { hire } = supportCalls(() => api);
let staff: Awaited<ReturnType<typeof hire>>;
let colleague: Awaited<ReturnType<typeof hire>>;
let family: Family;
let threadId: string;

beforeAll(async () => {
  api = await startTestApi();
  [staff, colleague] = [await hire(), await hire()];
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  threadId = await writeAs(family);
});

let messages = 0;

/** Opens a thread and its row in the queue, which projections would write. */
const writeAs = async (person: Family): Promise<string> => {
  messages += 1;
  const { body } = await api.send({
    method: 'POST',
    url: '/api/support/contact',
    as: person,
    body: {
      name: 'Ana Lima',
      email: 'ana@example.org',
      subject: 'A letter from our insurer',
      category: 'insurance',
      message: `They ask for a form that I do not know. ${messages}`,
    },
  });
  const id = z.string().parse(contactedSchema.parse(body).threadId);
  await sql`
    insert into support_threads (
      user_id, thread_id, sender, channel, topic, priority, urgency, language, status, opened_at, moved_at,
      messages, viewed, bounced
    ) values (
      ${person.userId}, ${id}, 'family', 'form', 'insurance', 'normal', '3', 'en', 'waiting', now(), now(),
      '1', '{}', 'false'
    )
  `.execute(api.database);
  return id;
};

const act = (
  what: string,
  {
    key = randomUUID(),
    thread = threadId,
    ...call
  }: Pick<Call, 'as' | 'body'> & { readonly key?: string; readonly thread?: string },
) =>
  api.send({
    method: 'POST',
    url: `/api/staff/threads/${thread}/${what}`,
    headers: { 'idempotency-key': key },
    ...call,
  });

const stored = () => api.stored(`supportThread-${threadId}`);
const typesOf = () => stored().map(({ type }) => type);

const reply = (text: string, { as = staff, seen = 1, key = randomUUID() } = {}) =>
  act('reply', { as, key, body: { text, seen } });

test('a look is recorded as the family’s, by the member of staff, and all else requires one', async () => {
  expect(await reply('It is form 12.')).toMatchObject({ status: 403, code: 'ThreadGrantRequired' });
  expect((await act('view', { as: staff })).status).toBe(204);
  expect((await act('view', { as: staff })).status).toBe(204);
  expect(typesOf()).toEqual(['ThreadOpened', 'MessageSent', 'ThreadViewed']);
  expect(stored().at(-1)).toMatchObject({
    metadata: { userId: family.userId, actor: staff.userId, sessionId: null },
  });
  expect((await reply('It is form 12.')).status).toBe(204);
  expect(await act('resolve', { as: colleague })).toMatchObject({ code: 'ThreadGrantRequired' });
});

test('of two replies at once, one is refused, and its author may send it again', async () => {
  await act('view', { as: staff });
  await act('view', { as: colleague });
  const answers = await Promise.all([
    reply('It is form 7.'),
    reply('It is form 12.', { as: colleague }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'ThreadMovedOn' });
  expect((await reply('And form 9.', { seen: 2 })).status).toBe(204);
});

test('a reply that is sent twice is stored once', async () => {
  await act('view', { as: staff });
  const key = randomUUID();
  const [first, second] = [
    await reply('It is form 12.', { key }),
    await reply('It is form 12.', { key }),
  ];
  expect(second).toEqual(first);
  expect(typesOf().filter((type) => type === 'MessageSent')).toHaveLength(2);
});

test('a thread is assigned to colleagues of support alone', async () => {
  await act('view', { as: staff });
  const assign = (staffId: string | null) => act('assign', { as: staff, body: { staffId } });
  expect(await assign(family.userId)).toMatchObject({ status: 404, code: 'UnknownColleague' });
  expect((await assign(colleague.userId)).status).toBe(204);
  expect((await assign(null)).status).toBe(204);
  expect(typesOf().filter((type) => type === 'ThreadAssigned')).toHaveLength(2);
});

test('a note is sealed; resolving and reopening are recorded once each', async () => {
  await act('view', { as: staff });
  expect((await act('note', { as: staff, body: { note: 'They call back' } })).status).toBe(204);
  expect(JSON.stringify(stored().at(-1))).not.toContain('They call back');
  for (const what of ['resolve', 'resolve', 'reopen', 'reopen'])
    expect((await act(what, { as: staff })).status).toBe(204);
  expect(typesOf().slice(-2)).toEqual(['ThreadResolved', 'ThreadReopened']);
});

test('only threads of one person are joined, and only with one that goes on', async () => {
  await act('view', { as: staff });
  const merge = (into: string) => act('merge', { as: staff, body: { into } });
  const stranger = await writeAs(await api.signUp());
  expect(await merge(stranger)).toMatchObject({ status: 409, code: 'ThreadOfAnotherPerson' });
  expect(await merge('f'.repeat(32))).toMatchObject({ status: 404, code: 'UnknownThread' });
  const [own, third] = [await writeAs(family), await writeAs(family)];
  await act('view', { as: staff, thread: own });
  expect((await act('merge', { as: staff, thread: own, body: { into: third } })).status).toBe(204);
  expect(await merge(own)).toMatchObject({ status: 409, code: 'ThreadMerged' });
  expect((await merge(third)).status).toBe(204);
  expect(await reply('It is form 12.')).toMatchObject({ status: 409, code: 'ThreadMerged' });
});

test('of threads that two people join with each other at once, one goes on', async () => {
  const other = await writeAs(family);
  for (const thread of [threadId, other]) await act('view', { as: staff, thread });
  await Promise.all([
    act('merge', { as: staff, body: { into: other } }),
    act('merge', { as: staff, thread: other, body: { into: threadId } }),
  ]);
  const { readState } = api.dependencies;
  const states = await Promise.all([threadId, other].map((id) => readState(threadDecider, id)));
  expect(states.map(({ status }) => status).sort()).toEqual(['merged', 'open']);
  const { status } = await api.send({
    method: 'POST',
    url: `/api/support/threads/${threadId}/messages`,
    body: { message: 'Here is the form.' },
    as: family,
  });
  expect(status).toBe(204);
});

test('staff hear that the person was erased, before and after the row is gone', async () => {
  await act('view', { as: staff });
  const erased = { status: 410, code: 'PersonErased' };
  await sql`insert into erased_people values (${family.userId}, now())`.execute(api.database);
  expect(await reply('It is form 12.')).toMatchObject(erased);
  expect(await act('view', { as: colleague })).toMatchObject(erased);
  await sql`delete from support_threads where user_id = ${family.userId}`.execute(api.database);
  expect(await reply('It is form 12.')).toMatchObject(erased);
  expect(await act('view', { as: staff, thread: 'f'.repeat(32) })).toMatchObject({
    code: 'UnknownThread',
  });
});
