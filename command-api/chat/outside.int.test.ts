import type { AnswerPassage } from '@hearthway/domain/chat/compose-answer.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { storeState } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { lookUps, type OutgoingQuestion, prepareOutside, toolOf } from './outside.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
  family = await api.signUp();
  await storeState(api.database, { id: 'texas', titles: { en: 'Texas', es: 'Tejas' } });
  await api.database
    .insertInto('zip_codes')
    .values({ zip: '27701', city: 'Durham', state: 'NC', latitude: 36, longitude: -78.9 })
    .execute();
});

afterAll(() => api.stop());

const outgoing: OutgoingQuestion = {
  question: 'Does Xiomar need a new plan near 27701?',
  language: 'en',
  earlier: [{ question: 'My son’s name is Xiomar', answer: 'Write to ana@example.org.' }],
};

const outside = (familyId: string | undefined) =>
  prepareOutside(api.dependencies, { outgoing, familyId });

const choose = (isAllowed: boolean) =>
  api.send({
    method: 'PUT',
    url: '/api/support/chat/outside-model',
    body: { isAllowed },
    as: family,
  });

test('nothing goes out until the family allows it', async () => {
  expect(await outside(family.userId)).toBe(null);
  expect((await choose(true)).status).toBe(204);
  expect(await outside(family.userId)).not.toBe(null);
});

test('a question and the turns before it go out without names, contacts and places', async () => {
  expect(await outside(family.userId)).toMatchObject({
    question: 'Does my child need a new plan near North Carolina?',
    earlier: [{ question: 'My son’s name is my child', answer: 'Write to an e-mail address.' }],
  });
});

test('the names of the account stay here', async () => {
  const user = await readUser(api.dependencies, family.userId);
  const question = `${user?.firstName} asks who pays`;
  const prepared = await prepareOutside(api.dependencies, {
    outgoing: { ...outgoing, question },
    familyId: family.userId,
  });
  expect(prepared?.question).toBe('a person asks who pays');
});

test('nothing of a visitor goes out', async () => {
  expect(await outside(undefined)).toBe(null);
});

test('nothing goes out once the family turns it off', async () => {
  expect((await choose(false)).status).toBe(204);
  expect(await outside(family.userId)).toBe(null);
});

const toolsWith = (passages: AnswerPassage[]) => {
  const dependencies = {
    database: api.database,
    findProviders: async () => ({ outcome: 'unavailable' }) as const,
    findOffices: async () => undefined,
  };
  const options = { language: 'en', caller: undefined } as const;
  const tools = lookUps(dependencies, options).map((each) => toolOf(each, passages));
  return (name: string, input: unknown) =>
    tools.find((tool) => tool.name === name)?.run(input, AbortSignal.timeout(10_000));
};

test('what a tool finds can be cited, by the number after those before', async () => {
  const passages = [{ title: 'Before', text: 'Before', address: '/help/before', coverage: 1 }];
  const run = toolsWith(passages);
  const [law] = (await run('state_law', { state: 'TX' })) ?? [];
  expect(law).toMatchObject({ number: 1, title: 'Texas', address: '/insurance-help/TEXAS' });
  expect(law?.text).toContain('Texas has a law since 2007');
  expect(passages[1]).toMatchObject({ address: '/insurance-help/TEXAS' });
});

test('a search for providers tells an outside model neither names nor the place', async () => {
  expect(await toolsWith([])('find_providers', { need: 'speech therapy' })).toMatchObject([
    { address: '/resources?search=speech%20therapy' },
  ]);
});

test.each([
  ['state_law', { state: 'Atlantis' }],
  ['state_law', null],
  ['find_lesson', { about: '' }],
  ['find_providers', { need: 'x'.repeat(1_000) }],
  ['plans', { plan: 'gold' }],
])('%s with input that does not fit finds nothing', async (name, input) => {
  expect(await toolsWith([])(name, input)).toEqual([]);
});
