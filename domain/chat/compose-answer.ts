import type { ContentLanguage } from '../content/content.constants.ts';
import type { ChatAnswer } from './chat.contract.ts';
import { sentencesOf } from './sentences.ts';

export interface AnswerPassage {
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** From 0 to 1. */
  readonly coverage: number;
}

export interface AnswerRequest {
  /** Words of the question that mean something, in lower case without accents. */
  readonly words: readonly string[];
  readonly language: ContentLanguage;
  /** The best first. */
  readonly passages: readonly AnswerPassage[];
  readonly wordsOf: (text: string) => readonly string[];
}

/** Of the best passage's coverage, that another one needs to be told as well. */
const ALSO_TOLD = 0.85;

const MOST_PASSAGES = 2;
const MOST_SENTENCES = 3;

/** Words of the question that a sentence must have more than the first one. */
const CLEARLY_MORE = 2;

/**
 * A short answer in the words of our own pages: of the passages that fit, the sentences that say most of
 * what was asked, each with its source. Null where no passage fits.
 */
export const composeAnswer = ({
  words,
  language,
  passages,
  wordsOf,
}: AnswerRequest): ChatAnswer | null => {
  const [best] = passages;
  if (best === undefined) return null;
  const told = passages
    .filter(({ coverage }) => coverage >= best.coverage * ALSO_TOLD)
    .slice(0, MOST_PASSAGES);
  const asked = new Set(words.map(stemOf));
  const saysOf = (sentence: string): number =>
    new Set(
      wordsOf(sentence)
        .map(stemOf)
        .filter((stem) => asked.has(stem)),
    ).size;
  return {
    outcome: 'answered',
    tier: null,
    sentences: told.flatMap(({ text }, source) =>
      fitting(sentencesOf(text, language), saysOf).map((sentence) => ({
        text: sentence,
        sources: [source],
      })),
    ),
    sources: told.map(({ title, address }) => ({ title, address })),
  };
};

/**
 * A section answers from its first sentence on, unless a later one says clearly more of what was asked;
 * then from there, or from the sentence before that it refers to. It does not end with words that only
 * introduce a list.
 */
const fitting = (
  sentences: readonly string[],
  saysOf: (sentence: string) => number,
): readonly string[] => {
  const says = sentences.map(saysOf);
  const most = Math.max(...says);
  const main = most - (says[0] ?? 0) < CLEARLY_MORE ? 0 : says.indexOf(most);
  const before = sentences.slice(0, main + 1);
  const from = Math.max(
    before.findLastIndex((sentence) => !REFERS_BACK.test(sentence)),
    0,
  );
  const told = sentences.slice(from, Math.max(from + MOST_SENTENCES, main + 1));
  return told.length > 1 && told.at(-1)?.endsWith(':') === true ? told.slice(0, -1) : told;
};

/** Words that mean little without the sentence before: they begin a sentence, or are among its first. */
const REFERS_BACK =
  /^(?:(?:so|but|and|or|also|then|otherwise|instead|pero|así|entonces|también|y|o)\b|(?:[\p{L}\d]+[ ,]+){0,5}(?:it|its|they|them|their|this|these|those|he|she|eso|esto|esos|esas|ellos|ellas|él|ella)\b)/iu;

/** Words of one stem mostly begin alike: `appeal`, `appealing`. */
const stemOf = (word: string): string => word.slice(0, STEM_LETTERS);

const STEM_LETTERS = 5;
