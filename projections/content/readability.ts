import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { sentencesIn, wordsIn } from './words.ts';

/** US school grade of English texts, each a paragraph, by Flesch and Kincaid; 0 without words. */
export const readingGrade = (texts: readonly string[]): number => {
  const words = texts.flatMap(wordsIn);
  if (words.length === 0) return 0;
  return fleschKincaid({
    sentence: texts.reduce((sum, text) => sum + sentencesIn(text).length, 0),
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
};
