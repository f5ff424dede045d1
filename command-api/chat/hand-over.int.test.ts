import { chatReplySchema, handedOverSchema } from '@hearthway/domain/chat/chat.contract.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { staffThread } from '@hearthway/domain/staff/staff-thread.ts';
import { threadStream } from '@hearthway/domain/support/thread.events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, startTestApi, type TestApi } from '../command-api.fixture.ts';

type Family = Awaited<ReturnType<TestApi['signUp']>>;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const ask = async (as: Family, message = 'Who won the football match in Lisbon?') => {
  const { body } = await api.send({
    method: 'POST',
    url: '/api/support/chat',
    body: { message },
    as,
  });
  return chatReplySchema.parse(body).chatMessageId;
};

interface HandOver extends Partial<Call> {
  readonly note?: string;
  readonly chatMessageIds?: readonly string[];
}

const handOver = async (
  chatMessageId: string,
  { note = '', chatMessageIds = [chatMessageId], ...options }: HandOver,
) => {
  const answer = await api.send({
    method: 'POST',
    url: `/api/support/chat/${chatMessageId}/handover`,
    body: { topic: 'insurance', note, chatMessageIds },
    ...options,
  });
  return { ...answer, handedOver: handedOverSchema.safeParse(answer.body).data };
};

const threadEvents = (threadId: string | undefined) =>
  api.stored(threadStream.nameOf(`${threadId}`));

/** As support reads it. */
const readThread = (threadId: string | undefined) =>
  api.dependencies.readState(staffThread, `${threadId}`);

test('a conversation becomes a thread that holds both sides, sealed', async () => {
  const family = await api.signUp();
  const first = await ask(family);
  const second = await ask(family, 'And who sang there?');
  const { status, handedOver } = await handOver(second, {
    as: family,
    note: 'Please help',
    chatMessageIds: [first, second],
  });
  expect(status).toBe(200);
  const { threadId } = handedOver ?? {};
  const events = threadEvents(threadId);
  expect(events.map(({ type }) => type)).toEqual(['ThreadOpened', 'MessageSent']);
  expect(events[0]?.data).toMatchObject({ channel: 'chat', topic: 'insurance', sender: 'family' });
  expect(JSON.stringify(events)).not.toMatch(/Lisbon|sang|Please help/);
  const thread = await readThread(threadId);
  expect(thread).toMatchObject({ subject: 'My chat with the assistant', channel: 'chat' });
  expect(thread?.messages).toMatchObject([{ via: 'chat', crisis: null }]);
  expect(thread?.messages[0]?.text).toMatch(
    /^Please help\n\n[\s\S]*Lisbon\?\n\nThe assistant answered:\nI don’t have an answer to that[\s\S]*sang there/,
  );
  expect(api.stored(`chat-${family.userId}-${second}`).at(-1)).toMatchObject({
    type: 'ChatHandedOver',
    data: { chatMessageId: second, threadId, topic: 'other' },
  });
});

test('however often it is handed over, there is one thread', async () => {
  const family = await api.signUp();
  const chatMessageId = await ask(family);
  const headers = { [IDEMPOTENCY_KEY_HEADER]: 'the-same' };
  const tries = [
    await handOver(chatMessageId, { as: family, headers, note: 'Hello' }),
    await handOver(chatMessageId, { as: family, headers, note: 'Hello' }),
    await handOver(chatMessageId, { as: family, note: 'Hello' }),
    ...(await Promise.all([
      handOver(chatMessageId, { as: family }),
      handOver(chatMessageId, { as: family }),
    ])),
  ];
  const handedOver = tries[0]?.handedOver;
  expect(tries.map((each) => each.handedOver)).toEqual(tries.map(() => handedOver));
  expect(threadEvents(handedOver?.threadId)).toHaveLength(2);
  const handed = api
    .stored(`chat-${family.userId}-${chatMessageId}`)
    .filter(({ type }) => type === 'ChatHandedOver');
  expect(handed).toHaveLength(1);
});

test('of tabs that hand over in the same instant, each leaves its words in the one thread', async () => {
  const family = await api.signUp();
  const chatMessageId = await ask(family);
  const notes = ['One', 'Two', ''];
  const tries = await Promise.all(
    notes.map((note) => handOver(chatMessageId, { as: family, note })),
  );
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(tries.map(({ handedOver }) => handedOver?.threadId)).size).toBe(1);
  const { threadId } = tries[0]?.handedOver ?? {};
  const opened = threadEvents(threadId).filter(({ type }) => type === 'ThreadOpened');
  expect(opened).toHaveLength(1);
  const texts = (await readThread(threadId))?.messages.map(({ text }) => text) ?? [];
  for (const note of ['One', 'Two'])
    expect(texts.filter((text) => text?.startsWith(note))).toHaveLength(1);
  expect(texts.filter((text) => text?.includes('Lisbon'))).toHaveLength(1);
});

test('words of a second tab follow those of the first', async () => {
  const family = await api.signUp();
  const chatMessageId = await ask(family);
  const { handedOver } = await handOver(chatMessageId, { as: family, note: 'One' });
  await handOver(chatMessageId, { as: family, note: 'Two' });
  const thread = await readThread(handedOver?.threadId);
  expect(thread?.messages[1]).toMatchObject({ by: 'family', via: 'chat', text: 'Two' });
});

test('a crisis in the family’s own words puts the thread first; the answers’ words do not', async () => {
  const family = await api.signUp();
  const crisis = await ask(family, 'I want to die');
  const quiet = await ask(family, 'My son bangs his head on the wall when he is upset');
  const { handedOver: urgent } = await handOver(crisis, { as: family });
  const { handedOver: usual } = await handOver(quiet, { as: family });
  expect(threadEvents(urgent?.threadId)[1]?.data).toMatchObject({ crisis: 'self-harm' });
  expect(threadEvents(usual?.threadId)[1]?.data).toMatchObject({ crisis: null });
});

test('a family hands over its own messages alone', async () => {
  const [family, other] = [await api.signUp(), await api.signUp()];
  const [own, others] = [await ask(family), await ask(other)];
  expect((await handOver(others, { as: family })).status).toBe(404);
  expect((await handOver(own, { as: family, chatMessageIds: [others] })).status).toBe(404);
});

test.each([
  ['too long a note', { note: 'x'.repeat(1_001) }, 'note'],
  ['no message', { chatMessageIds: [] }, 'chatMessageIds'],
])('%s is refused in words', async (_, changes, field) => {
  const family = await api.signUp();
  const { status, fields } = await handOver(await ask(family), { as: family, ...changes });
  expect({ status, fields }).toEqual({ status: 400, fields: [field] });
});
