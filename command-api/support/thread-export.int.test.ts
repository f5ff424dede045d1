import { contactedSchema } from '@hearthway/domain/support/support.contract.ts';
import { type ThreadCommand, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { exportCalls } from '../account/export.fixture.ts';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
const { ask, build, open } = exportCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const STAFF = '5'.repeat(32);

test('a copy of their data holds the words of both sides of a thread, and who wrote them', async () => {
  const family = await api.signUp();
  const { body } = await api.send({
    method: 'POST',
    url: '/api/support/contact',
    as: family,
    body: {
      name: 'Ana Lima',
      email: 'ana@example.org',
      subject: 'A letter from our insurer',
      category: 'insurance',
      message: 'They ask for a form that I have never seen.',
    },
  });
  const threadId = z.string().parse(contactedSchema.parse(body).threadId);
  const ofStaff = { threadId, staffId: STAFF, now: api.now() };
  const act = (command: ThreadCommand) =>
    api.dependencies.handle(threadDecider, {
      id: threadId,
      command,
      context: {
        correlationId: 'c1',
        userId: family.userId,
        actor: STAFF,
        sessionId: null,
        state: null,
        now: api.now(),
        idempotency: undefined,
      },
    });
  await act({ command: 'view', ...ofStaff });
  const answer = { messageId: 'r1', text: 'It is form 12.', via: 'page', seen: 1 } as const;
  await act({ command: 'reply', ...answer, ...ofStaff });
  await act({ command: 'assign', threadId, staffId: STAFF, to: STAFF, now: api.now() });
  // As projections would: the timeline tells which streams are about the family.
  await sql`
    insert into timeline_v1
      (user_id, position, event_id, stream_id, type, context, sentence, occurred_at, actor)
    values (${family.userId}, 1, 'e', ${`supportThread-${threadId}`}, 't', 'supportThread', 's',
      now(), 'family')
  `.execute(api.database);
  await ask(family);
  await build();
  const { data, html, json } = await open(family);
  const held = data.events.filter(({ type }) => ['ThreadOpened', 'MessageSent'].includes(type));
  expect(held).toMatchObject([
    { type: 'ThreadOpened', by: 'you', data: { subject: 'A letter from our insurer' } },
    { by: 'you', data: { text: 'They ask for a form that I have never seen.' } },
    { by: 'us', data: { text: 'It is form 12.' } },
  ]);
  expect(html).toContain('They ask for a form that I have never seen.');
  expect(data.events.find(({ type }) => type === 'ThreadAssigned')).toMatchObject({
    sentence: 'A member of support took over a message',
    data: { threadId },
  });
  expect(json).not.toContain(STAFF);
});
