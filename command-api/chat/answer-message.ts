import type { ChatAnswer, ChatSentence } from '@hearthway/domain/chat/chat.contract.ts';
import type { GivenAnswer } from '@hearthway/domain/chat/chat.decider.ts';
import { chatTopicOf } from '@hearthway/domain/chat/chat-topics.ts';
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
import { embeddedAnswer, meaningWordsOf } from '@hearthway/infra/adapters/chat/embedded-model.ts';
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

/** Hears each sentence as soon as it is complete and checked. */
export type OnSentence = (sentence: ChatSentence) => void;

/** The sentences of an answer that is complete. */
const sayAll = ({ sentences, sources }: ChatAnswer, onSentence: OnSentence): void => {
  for (const { text, sources: places } of sentences)
    onSentence({ text, sources: places.flatMap((place) => sources[place] ?? []) });
};

/** An answer from our own pages, or one of those that no model writes. In a crisis nothing is looked up. */
export const answerMessage = async (
  { database }: Pick<CommandDependencies, 'database'>,
  { text, language, crisis }: Question,
  onSentence: OnSentence,
): Promise<GivenAnswer> => {
  const say = (given: GivenAnswer): GivenAnswer => {
    sayAll(given.answer, onSentence);
    return given;
  };
  const translate = translatorIn(language);
  if (crisis !== null)
    return say({ answer: crisisAnswer(crisis, translate), topic: 'safety', model: 'fixed' });
  const fixed = selfInjuryIn(text)
    ? SAFETY_ANSWER
    : asksForMedicalDecision(text)
      ? MEDICAL_ANSWER
      : undefined;
  if (fixed !== undefined)
    return say({ answer: fixedAnswer(fixed, translate), topic: fixed.topic, model: 'fixed' });
  const topic = chatTopicOf(meaningWordsOf(text));
  const passages = await findPassages(database, {
    question: text,
    language,
    understoodBy: parentsPhrases,
    most: MOST_PASSAGES,
  });
  const answer = embeddedAnswer({ question: text, language, passages });
  return say(
    answer === null
      ? { answer: fixedAnswer(UNKNOWN_ANSWER, translate), topic, model: 'fixed' }
      : { answer, topic, model: 'embedded' },
  );
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
