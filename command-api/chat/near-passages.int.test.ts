import { chatReplySchema } from '@hearthway/domain/chat/chat.contract.ts';
import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { connectEmbeddings } from '@hearthway/infra/adapters/chat-vectors/embeddings.ts';
import {
  FAULTS,
  startEmbeddingsServer,
} from '@hearthway/infra/adapters/chat-vectors/embeddings-server.fixture.ts';
import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { keepAnswered } from './answered-chat.fixture.ts';
import { signUpAllowing } from './model-api.fixture.ts';
import { passageVectorsJob } from './passage-vectors.job.ts';

let server: Awaited<ReturnType<typeof startEmbeddingsServer>>;
let api: TestApi;

/** Shares no word with the passage that answers it. */
const QUESTION = 'Tips against wandering off?';
const ANSWER = 'A door chime tells when a child leaves the home.';
const ADDRESS = '/learning/module/safety#doors';

/** Enough that one stands out. */
const OTHERS = Array.from({ length: 100 }, (_, at): [string, readonly [string, string]] => [
  `other-${at}`,
  [`Other ${at}`, `Text ${at}`],
]);

beforeAll(async () => {
  server = await startEmbeddingsServer({ alike: [['door chime', 'wandering off']] });
  const embeddings = connectEmbeddings({ url: server.url, model: 'm', key: undefined });
  api = await startTestApi({ embeddings });
  const sections = { doors: ['Doors', ANSWER], ...Object.fromEntries(OTHERS) } as const;
  await storeLesson(api.database, {
    id: 'safety',
    texts: { en: { title: 'A safe home', sections } },
  });
  const { run } = passageVectorsJob(api.dependencies);
  while ((await run(new AbortController().signal)).isMore);
}, 60_000);

afterAll(async () => {
  await api.stop();
  await server.stop();
});

beforeEach(() => {
  server.heard.length = 0;
  server.play(undefined);
  api.passTime(60_000);
});

const ask = async (as: Family | undefined, message = QUESTION) => {
  const { body } = await api.send({
    method: 'POST',
    url: '/api/support/chat',
    body: { message },
    as,
  });
  return chatReplySchema.parse(body);
};

test('a family’s question finds the passage that means the same in other words', async () => {
  const reply = await ask(await signUpAllowing(api));
  expect(reply).toMatchObject({
    outcome: 'answered',
    response: ANSWER,
    sources: [{ address: ADDRESS }],
  });
  expect(server.texts()).toEqual([QUESTION]);
});

test('nothing of a visitor is sent', async () => {
  expect(await ask(undefined)).toMatchObject({ outcome: 'unknown' });
  expect(server.heard).toEqual([]);
});

test('nothing is sent of a family that has not allowed it', async () => {
  expect(await ask(await api.signUp())).toMatchObject({ outcome: 'unknown' });
  expect(server.heard).toEqual([]);
});

test('names, contacts and places stay here, also a name that was told before', async () => {
  const family = await signUpAllowing(api);
  const { chatMessageId } = await ask(family, 'My son’s name is Xiomar. Which door chime helps?');
  await keepAnswered(api, family, chatMessageId);
  await ask(family, 'Ana asks, ana@example.org: is Xiomar wandering off?');
  const sent = server.texts().join('\n');
  expect(server.texts()).toHaveLength(2);
  expect(sent).toContain('wandering off');
  expect(sent).not.toMatch(/Xiomar|Ana|example\.org/i);
});

test.each([
  ['a crisis', 'I want to kill myself'],
  ['a question for a doctor', 'How much melatonin should I give my 4 year old?'],
])('%s is not sent', async (_, message) => {
  await ask(await signUpAllowing(api), message);
  expect(server.heard).toEqual([]);
});

test('without an answer of the server, words find the passages', async () => {
  server.play(FAULTS['is busy']);
  const family = await signUpAllowing(api);
  expect(await ask(family)).toMatchObject({ outcome: 'unknown' });
  expect(await ask(family, 'Which door chime tells when a child leaves the home?')).toMatchObject({
    outcome: 'answered',
    response: ANSWER,
  });
});

test('health tells how many passages have a vector, and of questions without one', async () => {
  const { body } = await api.send({ method: 'GET', url: '/health' });
  const part = healthSchema.parse(body).parts.find(({ name }) => name === 'assistant-vectors');
  const { passages = 0, vectors, failures = 0 } = part?.numbers ?? {};
  expect(part).toMatchObject({ status: 'ok', isOptional: true });
  expect(part?.detail).toBe(`${passages} of ${passages} passages have a vector.`);
  expect(vectors).toBe(passages);
  expect(failures).toBeGreaterThan(0);
});
