import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Family } from '../command-api.fixture.ts';
import { signUpAllowing, startModelApi } from './model-api.fixture.ts';
import { QUESTION } from './teeth-lesson.fixture.ts';

let api: Awaited<ReturnType<typeof startModelApi>>['api'];
let answerScript: Awaited<ReturnType<typeof startModelApi>>['answerScript'];

beforeAll(async () => {
  ({ api, answerScript } = await startModelApi());
});

afterAll(() => api.stop());

beforeEach(() => {
  answerScript.mockReset();
});

/** A model that says its first sentence, and the second one when it is let go on. */
const paused = () => {
  const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
  answerScript.mockImplementation(async function* () {
    yield { type: 'text', text: 'Try a short song.' };
    yield { type: 'citation', passage: 0 };
    yield { type: 'text', text: ' Then' };
    await goOn;
    yield { type: 'text', text: ' sing.' };
    yield { type: 'done' };
  });
  return letGoOn;
};

const openTab = async (as: Family) => {
  const left = new AbortController();
  const app = api.over(api.database);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${url}/api/support/chat`, {
    method: 'POST',
    body: JSON.stringify({ message: QUESTION }),
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${as.token}`,
    },
    signal: left.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = async () => {
    let heard = '';
    while (!heard.includes('event: sentence')) heard += (await reader?.read())?.value ?? '';
    return heard;
  };
  return { app, answer, first, close: () => left.abort() };
};

const isStored = (family: Family) =>
  vi.waitFor(() => {
    const [chat = ''] = api.streams(`chat-${family.userId}-`);
    expect(api.stored(chat).map(({ type }) => type)).toEqual(['ChatMessageSent', 'ChatAnswered']);
  });

test('its first sentence is there, uncompressed', async () => {
  const letGoOn = paused();
  const { answer, first } = await openTab(await signUpAllowing(api));
  expect(await first()).toContain('Try a short song.');
  expect(answer.headers.get('cache-control')).toContain('no-transform');
  letGoOn();
});

test("a family's answer is stored though its tab is closed", async () => {
  const letGoOn = paused();
  const family = await signUpAllowing(api);
  const { first, close } = await openTab(family);
  await first();
  close();
  letGoOn();
  await isStored(family);
});

test("a family's answer is stored though its session ends", async () => {
  const letGoOn = paused();
  const family = await signUpAllowing(api);
  const { first } = await openTab(family);
  await first();
  await api.send({ method: 'POST', url: '/api/logout', as: family });
  letGoOn();
  await isStored(family);
});

test("a family's answer is stored though the service ends, by our own pages", async () => {
  answerScript.mockImplementation(async function* () {
    yield { type: 'text', text: 'Try a short song.' };
    yield { type: 'citation', passage: 0 };
    yield { type: 'text', text: ' Then' };
    await new Promise(() => {});
  });
  const family = await signUpAllowing(api);
  const { app, first } = await openTab(family);
  await first();
  await app.close();
  const [chat = ''] = api.streams(`chat-${family.userId}-`);
  expect(api.stored(chat).at(-1)).toMatchObject({
    type: 'ChatAnswered',
    data: { model: 'embedded' },
  });
});
