import { chatReplySchema } from '@hearthway/domain/chat/chat.contract.ts';
import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { createAnswerModel } from '@hearthway/infra/adapters/chat/create-answer-model.ts';
import {
  answers,
  anthropicBlock,
  anthropicEnd,
  anthropicEvents,
  dies,
  openAiChunk,
  openAiEvents,
  type Script,
  stalls,
  startScripted,
} from '@hearthway/infra/adapters/chat/scripted-server.fixture.ts';
import { isOutage } from '@hearthway/infra/adapters/chat-models/answering.ts';
import {
  createBreaker,
  FIRST_PAUSE_MS,
  MAX_FAILURES,
} from '@hearthway/infra/adapters/chat-models/breaker.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { signUpAllowing } from './model-api.fixture.ts';
import { OWN, QUESTION, storeTeethLesson } from './teeth-lesson.fixture.ts';

const SAYS = 'Try a short song.';

const OPENAI = {
  adapter: 'openai',
  answer: openAiEvents([openAiChunk({ content: `${SAYS} [1]` }), openAiChunk({}, 'stop')]),
  refusal: openAiEvents([openAiChunk({ refusal: 'I cannot help.' })]),
  silence: openAiEvents([], stalls),
  half: openAiEvents([openAiChunk({ content: 'Try a' })], dies),
} as const;

const ANTHROPIC = {
  adapter: 'anthropic',
  answer: anthropicEvents([...anthropicBlock(0, SAYS, 0), ...anthropicEnd('end_turn')]),
  refusal: anthropicEvents(anthropicEnd('refusal')),
  silence: anthropicEvents([], stalls),
  half: anthropicEvents(anthropicBlock(0, 'Try a').slice(0, 2), dies),
} as const;

/** A command-api whose model is a scripted server at the wire. */
const start = async (adapter: 'openai' | 'anthropic', scripts: readonly Script[]) => {
  const { url, heard } = await startScripted(...scripts);
  let now = 0;
  const api: TestApi = await startTestApi({
    answering: {
      model: await createAnswerModel({ adapter, url, model: 'a-model', key: 'the-key' }),
      patience: { firstWordsMs: 300, wholeMs: 600 },
      breaker: createBreaker({ clock: () => now, isOutage }),
    },
  });
  onTestFinished(() => api.stop());
  await storeTeethLesson(api);
  const family = await signUpAllowing(api);
  const askAs = async (as: Family | undefined): Promise<string> => {
    const body = { message: QUESTION };
    const answer = await api.send({ method: 'POST', url: '/api/support/chat', body, as });
    return chatReplySchema.parse(answer.body).response;
  };
  const ask = () => askAs(family);
  return {
    ask,
    askOften: async () => {
      for (let at = 0; at < MAX_FAILURES; at += 1) expect(await ask()).toBe(OWN);
    },
    visit: () => askAs(undefined),
    pass: (ms: number) => {
      now += ms;
    },
    heard,
    health: async () => {
      const { parts } = healthSchema.parse((await api.app.inject('/health')).json());
      return parts.find(({ name }) => name === 'assistant-model');
    },
  };
};

describe.each([OPENAI, ANTHROPIC])('$adapter', ({ adapter, answer, refusal, silence, half }) => {
  test.each([
    ['is silent', silence],
    ['dies in mid-sentence', half],
    ['answers 429', answers(429, '{"error":{"message":"slow down"}}')],
    ['answers 500', answers(500, 'oh no')],
  ])('a model that %s is not asked any more, until a pause is over', async (_, broken) => {
    const down = Array.from({ length: MAX_FAILURES }, () => broken);
    const site = await start(adapter, [...down, answer]);
    await site.askOften();
    expect(await site.ask()).toBe(OWN);
    expect(site.heard).toHaveLength(MAX_FAILURES);
    expect(await site.health()).toMatchObject({
      status: 'failing',
      isOptional: true,
      numbers: { failuresInRow: MAX_FAILURES, pauses: 1 },
    });
    site.pass(FIRST_PAUSE_MS);
    expect(await site.ask()).toBe(SAYS);
    expect(await site.health()).toMatchObject({ status: 'ok', numbers: { failuresInRow: 0 } });
  });

  test('a model that refuses is asked again each time', async () => {
    const site = await start(adapter, [refusal]);
    await site.askOften();
    await site.ask();
    expect(site.heard).toHaveLength(MAX_FAILURES + 1);
    expect(await site.health()).toMatchObject({ status: 'ok' });
  });
});

test('a visitor, for whom no model is asked, ends no pause', async () => {
  const site = await start('openai', [OPENAI.half]);
  await site.askOften();
  site.pass(FIRST_PAUSE_MS);
  expect(await site.visit()).toBe(OWN);
  expect(await site.health()).toMatchObject({ numbers: { failuresInRow: MAX_FAILURES } });
  await site.ask();
  expect(site.heard).toHaveLength(MAX_FAILURES + 1);
});
