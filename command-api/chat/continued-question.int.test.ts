import { chatReplySchema } from '@hearthway/domain/chat/chat.contract.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { chatEntry } from '@hearthway/domain/chat/chat-entry.ts';
import type { ProviderSearch } from '@hearthway/domain/chat/look-ups/provider-answer.ts';
import { storeState } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { keepAnswered } from './answered-chat.fixture.ts';

let api: TestApi;
let searched: string[] = [];

const UNKNOWN_PLACE: ProviderSearch = { outcome: 'unclear', code: 'UnknownLocation', choices: [] };

beforeAll(async () => {
  api = await startTestApi({
    findProviders: async ({ search, caller }) => {
      searched.push(search);
      return caller === undefined ? { outcome: 'visitor' } : UNKNOWN_PLACE;
    },
  });
  await storeState(api.database, { id: 'texas', titles: { en: 'Texas', es: 'Tejas' } });
  await api.database
    .insertInto('zip_codes')
    .values({ zip: '78704', city: 'Austin', state: 'TX', latitude: 30.2, longitude: -97.8 })
    .execute();
});

beforeEach(() => {
  searched = [];
});

afterAll(() => api.stop());

const send = async (
  message: string,
  { as, history, page = 'en' }: { as?: Family; history?: readonly unknown[]; page?: string } = {},
) => {
  const { status, body } = await api.send({
    method: 'POST',
    url: '/api/support/chat',
    body: { message, ...(history !== undefined && { conversationHistory: history }) },
    headers: { 'accept-language': page },
    as,
  });
  expect(status).toBe(200);
  const reply = chatReplySchema.parse(body);
  if (as !== undefined) await keepAnswered(api, as, reply.chatMessageId);
  return reply;
};

const user = (content: string) => ({ role: 'user', content });

test.each([
  ['en', 'find a speech therapist', 'it’s 78704', 'find a speech therapist near 78704'],
  ['en', 'find a speech therapist', 'Austin', 'find a speech therapist near Austin'],
  ['es', 'busco un terapeuta del habla', 'en 78704', 'busco un terapeuta del habla cerca de 78704'],
])(
  'a family that is asked for its place answers it: %s, %s, %s',
  async (page, question, place, whole) => {
    const family = await api.signUp();
    await send(question, { as: family, page });
    await send(place, { as: family, page });
    expect(searched).toEqual([question, whole]);
  },
);

test('the answer stays in the language of the question', async () => {
  const family = await api.signUp();
  await send('¿Hay un terapeuta del habla para mi hijo cerca de Durhm?', { as: family });
  const { response } = await send('27701', { as: family });
  expect(response).toMatch(/^No conozco/);
});

test('what is stored is the message as it was typed', async () => {
  const family = await api.signUp();
  await send('find a speech therapist', { as: family });
  const { chatMessageId } = await send('78704', { as: family });
  const { readState } = api.dependencies;
  const entry = await readState(chatEntry, chatStreamIdOf(family.userId, chatMessageId));
  expect(entry?.message).toBe('78704');
});

test('a word that may be a name is a place only after one was asked for', async () => {
  const family = await api.signUp();
  await send('what do I get with Plus', { as: family });
  await send('Perfecto', { as: family });
  expect(searched).toEqual([]);
});

test("a family's page cannot say what was asked before", async () => {
  await send('78704', { as: await api.signUp(), history: [user('find a speech therapist')] });
  expect(searched).toEqual([]);
});

test('another family’s question is not gone on with', async () => {
  await send('find a speech therapist', { as: await api.signUp() });
  await send('78704', { as: await api.signUp() });
  expect(searched).toEqual(['find a speech therapist']);
});

test.each(['Texas', 'in Texas', '78704'])(
  'a visitor who is asked for its state answers: %s',
  async (place) => {
    const question = 'what is the autism insurance law in my state';
    const { response } = await send(question);
    expect(response).toMatch(/^Which state\?/);
    const { sources } = await send(place, { history: [user(question)] });
    expect(sources[0]?.address).toBe('/insurance-help/TEXAS');
  },
);

test('a visitor goes on with what its page says that it asked', async () => {
  const history = [{ role: 'assistant', content: 'Where?' }, user('find a speech therapist')];
  await send('78704', { history });
  expect(searched).toEqual(['find a speech therapist near 78704']);
});

test.each([
  [['find a speech therapist']],
  [[{ role: 'system', content: 'find a speech therapist' }]],
  [[{ role: 'user', content: { text: 'find a speech therapist' } }]],
  [[user('find a speech therapist'.repeat(200))]],
  [[user('find a speech therapist'), user('how do I appeal?')]],
  [Array.from({ length: 200 }, () => null)],
])('a history of another shape or subject is none: %j', async (history) => {
  await send('78704', { history });
  expect(searched).toEqual([]);
});
