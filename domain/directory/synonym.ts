import type { CategoryId } from './categories.ts';

/** Parents' phrases, and the listings they mean. */
export interface Synonym {
  readonly phrases: readonly string[];
  readonly categories: readonly CategoryId[];
  /** A listing in them that says one of these fits best. */
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
