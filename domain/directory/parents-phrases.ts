import type { SearchLanguage } from '../content/search-language.ts';
import { phrasesLike, understand, wordsOf } from './needs.ts';
import { closestWord } from './typo.ts';

/**
 * Interprets a content search by parents' phrases, as the directory does. Words too common to distinguish
 * providers, such as "school", count here.
 */
export const parentsPhrases: SearchLanguage = {
  wordsOf,
  termsOf: (text) => {
    const { needs, preferences, words, faint } = understand(wordsOf(text));
    return [
      ...needs.map(({ words: said }) => ({ typed: said.join(' '), alike: phrasesLike(said) })),
      ...preferences.map(({ phrases: [typed = '', ...alike] }) => ({ typed, alike })),
      ...[...words, ...faint].map((typed) => ({ typed, alike: [] })),
    ];
  },
  closest: (mistyped, words) =>
    closestWord(
      mistyped,
      words.map(({ word, sections }) => ({ word, listings: sections })),
    )?.word,
};
