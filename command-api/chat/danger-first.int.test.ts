import { chatReplySchema } from '@hearthway/domain/chat/chat.contract.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
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

const CERTAIN = 'My son is not breathing';
const POSSIBLE = 'We have no food today';

test('a child that is missing, a poisoning and a weapon have fixed answers of their own', async () => {
  const answerTo = async (message: string) => (await ask(message)).reply?.response;
  expect(await answerTo('I can’t find my daughter, she was in the yard ten minutes ago')).toMatch(
    /where they were last/,
  );
  expect(await answerTo('she swallowed a bottle of pills')).toMatch(/Poison Control now/);
  expect(await answerTo('my son grabbed a knife and threatens us')).toMatch(/safe place first/);
});

test('the answer to a danger is in its language, whatever the page’s', async () => {
  const headers = { 'accept-language': 'es' };
  expect((await ask('me quiero matar')).reply?.response).toMatch(/988/);
  expect((await ask('me quiero matar')).reply?.response).not.toMatch(/Please/);
  expect((await ask('i want to die', { headers })).reply?.response).toMatch(/Please call/);
});

test('beyond every limit, danger has its fixed answer, also where it is only possible', async () => {
  const app = api.over(api.database, { rateLimitFactor: 0 });
  const family = await api.signUp();
  for (const as of [undefined, family]) {
    const caller = { app, ...(as && { as }) };
    expect((await ask(QUESTION, caller)).status).toBe(429);
    expect((await ask(CERTAIN, caller)).reply).toMatchObject({
      outcome: 'crisis',
      tier: 'emergency',
    });
    expect((await ask(POSSIBLE, caller)).reply).toMatchObject({ outcome: 'crisis' });
  }
});

test('without a database, danger has its fixed answer', async () => {
  const database = connectPostgres({
    url: 'postgres://nobody@127.0.0.1:1/none',
    onConnectionLost: () => {},
  });
  const app = api.over(database);
  const family = await api.signUp();
  for (const as of [undefined, family]) {
    const caller = { app, ...(as && { as }) };
    expect((await ask(QUESTION, caller)).status).toBe(503);
    expect((await ask(CERTAIN, caller)).reply).toMatchObject({ outcome: 'crisis' });
  }
  await database.destroy();
});

test('without an event store, danger has its fixed answer', async () => {
  const family = await api.signUp();
  await api.withoutEventStore(async () => {
    expect((await ask(QUESTION, { as: family })).status).toBe(503);
    expect((await ask(CERTAIN, { as: family })).reply).toMatchObject({ outcome: 'crisis' });
  });
});

test('where danger is only possible, the answer is the ordinary one, and tells of it', async () => {
  const family = await api.signUp();
  const { reply } = await ask(`${QUESTION} He hits me.`, { as: family });
  expect(reply).toMatchObject({ response: OWN, possibleDanger: 'violence' });
  const events = api.stored(`chat-${family.userId}-${reply?.chatMessageId}`);
  expect(events.map(({ type }) => type)).toEqual(['ChatMessageSent', 'ChatAnswered']);
});

test('beside a possible danger of another subject, the question alone is answered', async () => {
  const { reply } = await ask(`${POSSIBLE}. ${QUESTION}`);
  expect(reply).toMatchObject({ response: OWN, possibleDanger: expect.any(String) });
});

test('an answer to a harmless message tells of no danger', async () => {
  expect((await ask(QUESTION)).reply).not.toHaveProperty('possibleDanger');
});
