import type { ChatAnswer } from '@hearthway/domain/chat/chat.contract.ts';
import type { GivenAnswer } from '@hearthway/domain/chat/chat.decider.ts';
import { chatTopicOf } from '@hearthway/domain/chat/chat-topics.ts';
import { composeAnswer } from '@hearthway/domain/chat/compose-answer.ts';
import type { Crisis } from '@hearthway/domain/chat/crisis.constants.ts';
import { selfInjuryIn } from '@hearthway/domain/chat/crisis.ts';
import {
  CRISIS_ANSWERS,
  type FixedAnswer,
  MEDICAL_ANSWER,
  SAFETY_ANSWER,
  UNKNOWN_ANSWER,
} from '@hearthway/domain/chat/fixed-answers.ts';
import { asksForMedicalDecision } from '@hearthway/domain/chat/medical-question.ts';
import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { parentsPhrases } from '@hearthway/domain/directory/parents-phrases.ts';
import { findPassages } from '@hearthway/infra/adapters/chat/passages.ts';
import { type Translate, translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

export interface Question {
  readonly text: string;
  readonly language: ContentLanguage;
  readonly crisis: Crisis | null;
}

/** Passages that an answer may be made of. */
const MOST_PASSAGES = 5;

/** Words of fewer letters say too little to tell a subject. */
const MIN_LETTERS = 3;

/** An answer from our own pages, or one of those that no model writes. In a crisis nothing is looked up. */
export const answerMessage = async (
  { database }: Pick<CommandDependencies, 'database'>,
  { text, language, crisis }: Question,
): Promise<GivenAnswer> => {
  const translate = translatorIn(language);
  if (crisis !== null)
    return { answer: crisisAnswer(crisis, translate), topic: 'safety', model: 'fixed' };
  const fixed = selfInjuryIn(text)
    ? SAFETY_ANSWER
    : asksForMedicalDecision(text)
      ? MEDICAL_ANSWER
      : undefined;
  if (fixed !== undefined)
    return { answer: fixedAnswer(fixed, translate), topic: fixed.topic, model: 'fixed' };
  const words = parentsPhrases.wordsOf(text).filter(({ length }) => length >= MIN_LETTERS);
  const topic = chatTopicOf(words);
  const passages = await findPassages(database, {
    question: text,
    language,
    understoodBy: parentsPhrases,
    most: MOST_PASSAGES,
  });
  const answer = composeAnswer({ words, language, passages, wordsOf: parentsPhrases.wordsOf });
  return answer === null
    ? { answer: fixedAnswer(UNKNOWN_ANSWER, translate), topic, model: 'fixed' }
    : { answer, topic, model: 'embedded' };
};

const crisisAnswer = ({ tier }: Crisis, translate: Translate): ChatAnswer => ({
  outcome: 'crisis',
  tier,
  sentences: CRISIS_ANSWERS[tier].map((sentence) => ({ text: translate(sentence), sources: [] })),
  sources: [],
});

const fixedAnswer = (
  { outcome, sentences, sources }: FixedAnswer,
  translate: Translate,
): ChatAnswer => ({
  outcome,
  tier: null,
  sentences: sentences.map((sentence) => ({ text: translate(sentence), sources: [] })),
  sources: sources.map(({ title, address }) => ({ title: translate(title), address })),
});
