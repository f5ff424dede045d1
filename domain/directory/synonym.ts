import type { CategoryId } from './categories.ts';

/** Phrases of parents with the listings they mean. */
export interface Synonym {
  readonly phrases: readonly string[];
  readonly categories: readonly CategoryId[];
  /** Words that mark the best fitting listings. */
  readonly fits: readonly string[];
}

export type SynonymRow = readonly [
  phrases: string,
  categories: readonly CategoryId[],
  fits?: string,
];

const listOf = (text: string): readonly string[] => text.split(', ').filter((item) => item !== '');

export const synonymsOf = (table: readonly SynonymRow[]): readonly Synonym[] =>
  table.map(([phrases, categories, fits = '']) => ({
    phrases: listOf(phrases),
    categories,
    fits: listOf(fits),
  }));
