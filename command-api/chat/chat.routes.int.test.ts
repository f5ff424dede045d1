import { FAMILY_MESSAGES } from '@hearthway/domain/chat/chat.constants.ts';
import { chatReplySchema } from '@hearthway/domain/chat/chat.contract.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { OWN, QUESTION, storeTeethLesson } from './teeth-lesson.fixture.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await storeTeethLesson(api);
});

afterAll(() => api.stop());

const ask = async (message: string, options: Partial<Call> = {}) => {
  const body = { message };
  const sent = await api.send({ method: 'POST', url: '/api/support/chat', body, ...options });
  return { ...sent, reply: chatReplySchema.safeParse(sent.body).data };
};

test('a visitor is answered from our own pages, and nothing is kept', async () => {
  const head = api.head();
  const { status, reply } = await ask(QUESTION);
  expect(status).toBe(200);
  expect(reply).toMatchObject({
    outcome: 'answered',
    response: OWN,
    sources: [{ address: '/learning/module/teeth#song' }],
  });
  expect(api.head()).toBe(head);
});

test("a family's message and answer are stored sealed", async () => {
  const family = await api.signUp();
  const { reply } = await ask(QUESTION, { as: family });
  const events = api.stored(`chat-${family.userId}-${reply?.chatMessageId}`);
  expect(events.map(({ type }) => type)).toEqual(['ChatMessageSent', 'ChatAnswered']);
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/teeth|song/);
});

test('a message that is sent again under its key finds its answer', async () => {
  const family = await api.signUp();
  const sent = { as: family, headers: { [IDEMPOTENCY_KEY_HEADER]: 'the-same' } };
  const first = await ask(QUESTION, sent);
  const again = await ask(QUESTION, sent);
  expect(again.reply).toEqual(first.reply);
});

test('a crisis is answered with whom to call, in the language of the page', async () => {
  const family = await api.signUp();
  const { reply } = await ask('Ya no quiero vivir', {
    as: family,
    headers: { 'accept-language': 'es' },
  });
  expect(reply).toMatchObject({ outcome: 'crisis', tier: 'self-harm' });
  expect(reply?.response).toMatch(/988/);
  const events = api.stored(`chat-${family.userId}-${reply?.chatMessageId}`);
  expect(events[1]).toMatchObject({ type: 'ChatCrisisRouted', data: { tier: 'self-harm' } });
});

test('a question that no page answers leads to people', async () => {
  const { reply } = await ask('Who won the football match in Lisbon yesterday?');
  expect(reply).toMatchObject({ outcome: 'unknown', sources: [{ address: '/contact' }, {}] });
});

test.each([
  ['a child that hurts itself', 'My son bangs his head on the wall when he is upset', 'safety'],
  ['a dose', 'How much melatonin can I give him?', 'refused'],
  ['a cure', '¿Cómo se cura el autismo?', 'refused'],
])('%s is answered with whom to ask, and no page', async (_, message, outcome) => {
  const { reply } = await ask(message);
  expect(reply?.outcome).toBe(outcome);
  expect(reply?.response).toMatch(/doctor|médico/);
});

test('a question for the doctor is refused first, with what our pages say in general below', async () => {
  const { reply } = await ask(
    'Should I give him a pill before the short song that helps children to brush their teeth?',
  );
  expect(reply).toMatchObject({
    outcome: 'refused',
    sources: [{ address: '/learning/module/teeth#song' }],
  });
  expect(reply?.response).toMatch(
    /^That is for someone who knows your child’s health.* in general.*short song/is,
  );
});

test('a question without a sure answer is told the page that comes nearest', async () => {
  const { reply } = await ask('teeth song, lullaby, dentist chair, braces, fluoride or mouthwash?');
  expect(reply).toMatchObject({ outcome: 'unknown' });
  expect(reply?.response).toMatch(/^I don’t have an answer to that.*comes nearest.*short song/is);
});

test.each([
  ['an empty message', ''],
  ['a blank message', ' \n '],
  ['20,000 letters', 'x'.repeat(20_000)],
])('%s is refused in words', async (_, message) => {
  const { status, code, fields } = await ask(message);
  expect({ status, code, fields }).toEqual({
    status: 400,
    code: 'ValidationFailed',
    fields: ['message'],
  });
});

test('beyond the limit, a family hears when it goes on', async () => {
  const family = await api.signUp();
  const app = api.over(api.database, { rateLimitFactor: 2 / FAMILY_MESSAGES });
  for (let sent = 0; sent < 2; sent += 1) await ask(QUESTION, { as: family, app });
  const { status, retryAfter } = await ask(QUESTION, { as: family, app });
  expect(status).toBe(429);
  expect(retryAfter).toBeGreaterThan(0);
});

test('a family rates its own answer, and no other family does', async () => {
  const [family, other] = [await api.signUp(), await api.signUp()];
  const { reply } = await ask(QUESTION, { as: family });
  const rate = (as: typeof family) =>
    api.send({
      method: 'PUT',
      url: `/api/support/chat/${reply?.chatMessageId}/rating`,
      body: { isHelpful: true },
      as,
    });
  expect((await rate(other)).status).toBe(404);
  expect((await rate(family)).status).toBe(204);
});
