import { phrasesLike, understand, wordsOf } from '../directory/needs.ts';

/** One thing that a search is about. */
export interface ContentTerm {
  /** As it was typed, in lower case and without accents. */
  readonly typed: string;
  /** Phrases that mean the same. */
  readonly alike: readonly string[];
}

/**
 * Splits a search in content as the directory splits its own: by the phrases that parents use. Words
 * that are too common to tell providers apart, such as "school", count here.
 */
export const contentTerms = (text: string): readonly ContentTerm[] => {
  const { needs, preferences, words, faint } = understand(wordsOf(text));
  return [
    ...needs.map(({ words: said }) => ({ typed: said.join(' '), alike: phrasesLike(said) })),
    ...preferences.map(({ phrases: [typed = '', ...alike] }) => ({ typed, alike })),
    ...[...words, ...faint].map((typed) => ({ typed, alike: [] })),
  ];
};
