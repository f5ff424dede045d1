import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { dangerIn } from '@hearthway/domain/crisis/crisis.ts';
import { languageOf, languagesOf } from '@hearthway/domain/text/spoken-language.ts';
import { answerWay } from '../../adapters/chat/answer-way.ts';
import { continueQuestion, type Turn } from '../../adapters/chat/continue-question.ts';
import { embeddedAnswer } from '../../adapters/chat/embedded-model.ts';
import { answerByLookUp, type LookUpDependencies } from '../../adapters/chat/look-up.ts';
import type { FactQuestion } from './fact-questions.ts';

/** A question, and what a visitor was answered. */
export interface JudgedFact {
  readonly question: FactQuestion;
  readonly outcome: 'crisis' | 'safety' | 'medical' | 'small-talk' | 'unknown' | 'answered';
  readonly answer: string;
  readonly hasFact: boolean;
  /** Whether it is in the language of the message on a page in either language. */
  readonly isInItsLanguage: boolean;
}

type Database = LookUpDependencies['database'];

/** By the steps of the service for a visitor, who is asked to sign in for a search of providers. */
export const judgeFact = async (
  database: Database,
  question: FactQuestion,
): Promise<JudgedFact> => {
  const { turns, facts } = question;
  const [last = ''] = turns.slice(-1);
  const language = question.language === 'mixed' ? languageOf(last, 'en') : question.language;
  const earlier: Turn[] = [];
  let answerLanguage = (page: ContentLanguage): ContentLanguage => languageOf(last, page);
  let given: Pick<JudgedFact, 'outcome' | 'answer'> = { outcome: 'unknown', answer: '' };
  for (const text of turns) {
    const continued = await continueQuestion(database, text, { earlier, page: language });
    const all: (typeof given)[] = [];
    answerLanguage = (page) => languageOf(text, languageOf(continued, page));
    for (const spoken of languagesOf(text, answerLanguage(language)))
      all.push(await answerVisitor(database, { text, question: continued, language: spoken }));
    const answered = all.filter(({ outcome }) => outcome === 'answered');
    const [first = given] = answered.length > 0 ? answered : all;
    given = { ...first, answer: all.map(({ answer }) => answer).join(' ') };
    earlier.push({ question: text, answer: given.answer });
  }
  const flat = plain(given.answer);
  return {
    question,
    ...given,
    hasFact: facts.some((fact) => flat.includes(plain(fact))),
    isInItsLanguage:
      question.language === 'mixed' ||
      CONTENT_LANGUAGES.every((page) => answerLanguage(page) === language),
  };
};

interface VisitorQuestion {
  readonly text: string;
  /** With the question that it goes on with. */
  readonly question: string;
  readonly language: ContentLanguage;
}

const answerVisitor = async (
  database: Database,
  { text, question, language }: VisitorQuestion,
): Promise<Pick<JudgedFact, 'outcome' | 'answer'>> => {
  const { signal } = new AbortController();
  const way = await answerWay(database, {
    text: question,
    language,
    danger: dangerIn(text),
    lookUp: () =>
      answerByLookUp(
        {
          database,
          findProviders: async () => ({ outcome: 'visitor' }),
          findOffices: async () => undefined,
        },
        question,
        {
          language,
          caller: undefined,
          signal,
        },
      ),
  });
  if (way.by === 'look-up')
    return { outcome: 'answered', answer: textOf(way.lookedUp.answer.sentences) };
  if (way.by === 'crisis' || way.by === 'safety' || way.by === 'small-talk')
    return { outcome: way.by, answer: '' };
  const own = embeddedAnswer({ question, language, passages: way.passages });
  const answer = own === null ? '' : textOf(own.sentences);
  if (way.by !== 'passages') return { outcome: way.by, answer };
  return { outcome: own === null ? 'unknown' : 'answered', answer };
};

const textOf = (sentences: readonly { readonly text: string }[]): string =>
  sentences.map(({ text }) => text).join(' ');

/** Case, accents, kinds of quotation marks and of blanks make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”«»]/gu, '"')
    .replaceAll(/[\u2010-\u2015]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
