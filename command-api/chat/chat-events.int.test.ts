import { FAMILY_MESSAGES } from '@hearthway/domain/chat/chat.constants.ts';
import { chatReplySchema, chatSentenceSchema } from '@hearthway/domain/chat/chat.contract.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { eventsIn } from './event-stream.fixture.ts';
import { OWN_SENTENCES, QUESTION, storeTeethLesson } from './teeth-lesson.fixture.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await storeTeethLesson(api);
});

afterAll(() => api.stop());

const listen = async (message: string, { as, headers, app = api.app }: Partial<Call> = {}) => {
  const {
    statusCode,
    headers: sent,
    body,
  } = await app.inject({
    method: 'POST',
    url: '/api/support/chat',
    payload: { message },
    headers: {
      accept: 'text/event-stream',
      ...(as?.token !== undefined && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
  });
  return { status: statusCode, type: sent['content-type'], body, events: eventsIn(body) };
};

test('sentences come one by one with their sources, then the whole reply', async () => {
  const { type, events } = await listen(QUESTION);
  expect(type).toBe('text/event-stream');
  expect(events.map(({ event }) => event)).toEqual(['sentence', 'sentence', 'reply']);
  const source = {
    title: expect.stringContaining('A short song'),
    address: '/learning/module/teeth#song',
  };
  expect(chatSentenceSchema.parse(events[0]?.data)).toEqual({
    text: OWN_SENTENCES[0],
    sources: [source],
  });
  expect(chatReplySchema.parse(events[2]?.data)).toMatchObject({
    outcome: 'answered',
    sources: [source],
  });
});

test('the connection is heard from at once', async () => {
  expect((await listen(QUESTION)).body).toMatch(/^:\n\n/);
});

test("a family's reply has its position in the log as its id", async () => {
  const family = await api.signUp();
  const { events } = await listen(QUESTION, { as: family });
  const reply = events.at(-1);
  const { chatMessageId } = chatReplySchema.parse(reply?.data);
  const stored = api.stored(`chat-${family.userId}-${chatMessageId}`);
  expect(reply?.id).toBe(stored.at(-1)?.position);
});

test('a message that is sent again under its key is answered with the same reply', async () => {
  const sent = { as: await api.signUp(), headers: { [IDEMPOTENCY_KEY_HEADER]: 'again' } };
  const [first, again] = [await listen(QUESTION, sent), await listen(QUESTION, sent)];
  expect(again.events.at(-1)?.data).toEqual(first.events.at(-1)?.data);
});

test('a message that is sent twice at once is answered once', async () => {
  const family = await api.signUp();
  const sent = { as: family, headers: { [IDEMPOTENCY_KEY_HEADER]: 'twice' } };
  const [one, other] = await Promise.all([listen(QUESTION, sent), listen(QUESTION, sent)]);
  expect(one.events.at(-1)?.data).toEqual(other.events.at(-1)?.data);
});

test('two tabs that ask at once are both answered', async () => {
  const family = await api.signUp();
  const tabs = await Promise.all([listen(QUESTION, { as: family }), listen('¿?', { as: family })]);
  expect(tabs.map(({ events }) => events.at(-1)?.event)).toEqual(['reply', 'reply']);
});

test('a refusal is no stream, and says when it goes on', async () => {
  const family = await api.signUp();
  const app = api.over(api.database, { rateLimitFactor: 2 / FAMILY_MESSAGES });
  for (let sent = 0; sent < 2; sent += 1) await listen('¿?', { as: family, app });
  const { status, type } = await listen(QUESTION, { as: family, app });
  expect(status).toBe(429);
  expect(type).toMatch(/^application\/json/);
  expect((await listen(' ')).status).toBe(400);
});

test('another website gets no stream', async () => {
  const { cookie } = await api.signUp({ isBrowser: true });
  const { status } = await listen(QUESTION, {
    headers: { cookie: `hearthway_session=${cookie}`, 'sec-fetch-site': 'cross-site' },
  });
  expect(status).toBe(403);
});
