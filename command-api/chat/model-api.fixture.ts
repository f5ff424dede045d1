import type { AnswerPart } from '@hearthway/domain/chat/answer-part.ts';
import type { AnswerModel, ModelRequest } from '@hearthway/infra/adapters/chat/answer-model.ts';
import { createBreaker } from '@hearthway/infra/adapters/chat-models/breaker.ts';
import { vi } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { storeTeethLesson } from './teeth-lesson.fixture.ts';

export type Script = (request: ModelRequest) => AsyncIterable<AnswerPart>;

const NEVER_PAUSED = createBreaker({ clock: () => 0, isOutage: () => false });

export const startModelApi = async () => {
  const answerScript = vi.fn<Script>();
  const model: AnswerModel = { name: 'openai', answer: (request) => answerScript(request) };
  const api: TestApi = await startTestApi({
    answering: { model, patience: { firstWordsMs: 100, wholeMs: 300 }, breaker: NEVER_PAUSED },
  });
  await storeTeethLesson(api);
  return { api, answerScript };
};

export const signUpAllowing = async (api: Pick<TestApi, 'send' | 'signUp'>): Promise<Family> => {
  const family = await api.signUp();
  await api.send({
    method: 'PUT',
    url: '/api/support/chat/outside-model',
    body: { isAllowed: true },
    as: family,
  });
  return family;
};
