import type { AnswerPart } from '@hearthway/domain/chat/answer-part.ts';
import type { AnswerModel, ModelRequest } from '@hearthway/infra/adapters/chat/answer-model.ts';
import { storeLesson } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { vi } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';

export type Script = (request: ModelRequest) => AsyncIterable<AnswerPart>;

/** A question that one lesson answers. */
export const QUESTION = 'Which song helps children to brush their teeth?';

/** The answer in the words of our own pages. */
export const OWN = 'A short song of 20 seconds helps many children to brush their teeth.';

/** A command-api with a model outside, as each test writes it. */
export const startModelApi = async () => {
  const asked = vi.fn<Script>();
  const model: AnswerModel = { name: 'openai', answer: (request) => asked(request) };
  const api: TestApi = await startTestApi({
    answering: { model, patience: { firstWordsMs: 100, wholeMs: 300 } },
  });
  const cancion = 'Una canción corta de 20 segundos ayuda a muchos niños a cepillarse los dientes.';
  await storeLesson(api.database, {
    id: 'teeth',
    texts: {
      en: { title: 'Healthy teeth', sections: { song: ['A short song', OWN] } },
      es: { title: 'Dientes sanos', sections: { song: ['Una canción', cancion] } },
    },
  });
  return { api, asked };
};
