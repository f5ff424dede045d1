import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesIn, wordsIn } from './words.ts';

/** Counts from which the grade of a text is computed. */
export interface TextCounts {
  readonly sentence: number;
  readonly word: number;
  readonly syllable: number;
}

/** Counts English texts. Each is a paragraph or a list item, whose end also ends its last sentence. */
export const countText = (texts: readonly string[]): TextCounts => {
  const words = texts.flatMap(wordsIn);
  return {
    sentence: texts.reduce((sum, text) => sum + sentencesIn(text).length, 0),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
};

export const sumOf = (counts: readonly TextCounts[]): TextCounts => ({
  sentence: counts.reduce((sum, { sentence }) => sum + sentence, 0),
  word: counts.reduce((sum, { word }) => sum + word, 0),
  syllable: counts.reduce((sum, count) => sum + count.syllable, 0),
});

/** US school grade by Flesch and Kincaid; 0 without words. */
export const readingGrade = (counts: TextCounts): number =>
  counts.word === 0 ? 0 : fleschKincaid({ ...counts });

/** Caches syllables, since counting them is slow and lessons share most of their words. */
const known = new Map<string, number>();

const syllablesOf = (word: string): number => {
  const syllables = known.get(word) ?? Math.max(1, syllable(word));
  known.set(word, syllables);
  return syllables;
};
