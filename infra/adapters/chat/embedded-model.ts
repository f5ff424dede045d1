import type { ChatAnswer } from '@hearthway/domain/chat/chat.contract.ts';
import { composeAnswer } from '@hearthway/domain/chat/compose-answer.ts';
import { parentsPhrases } from '@hearthway/domain/directory/parents-phrases.ts';
import type { AnswerModel, ModelRequest } from './answer-model.ts';

/** Shorter words reveal too little about the subject. */
const MIN_LETTERS = 3;

/** Meaningful words of a question. */
export const meaningWordsOf = (question: string): readonly string[] =>
  parentsPhrases.wordsOf(question).filter(({ length }) => length >= MIN_LETTERS);

/** Answers with sentences of our own pages; null where none of them fits. */
export const embeddedAnswer = ({
  question,
  language,
  passages,
}: Pick<ModelRequest, 'question' | 'language' | 'passages'>): ChatAnswer | null =>
  composeAnswer({
    question,
    words: meaningWordsOf(question),
    language,
    passages,
    wordsOf: parentsPhrases.wordsOf,
  });

/** Answers without any model: with sentences of our own pages, each with its source. */
export const embeddedModel: AnswerModel = {
  name: 'embedded',
  answer: async function* (request) {
    const answer = embeddedAnswer(request);
    if (answer === null) {
      yield { type: 'refused' };
      return;
    }
    const addresses = request.passages.map(({ address }) => address);
    for (const { text, sources } of answer.sentences) {
      yield { type: 'text', text };
      for (const source of sources) {
        const passage = addresses.indexOf(answer.sources[source]?.address ?? '');
        if (passage >= 0) yield { type: 'citation', passage };
      }
      yield { type: 'text', text: '\n' };
    }
    yield { type: 'done' };
  },
};
