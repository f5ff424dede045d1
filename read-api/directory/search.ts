import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Near } from './candidates.ts';
import { findRanked, type Ranked } from './ranked.ts';
import { readSearch } from './read-search.ts';
import { allOf, anyOf, categoryWord, quote, type Term } from './terms.ts';

export interface Search {
  /** Nothing is found in one that does not exist. Undefined for all of them. */
  readonly category: string | undefined;
  /** As it was typed; empty for none. */
  readonly text: string;
  readonly near: Near | undefined;
  readonly limit: number;
}

/**
 * The listings that fit best, as `findRanked` orders them. It looks for those that say all that was
 * asked for; only where these are too few, also for those that say some of it.
 */
export const search = async (
  database: Kysely<ReadSchema>,
  { category, text, near, limit }: Search,
): Promise<readonly Ranked[]> => {
  if (category !== undefined && !isCategory(category)) return [];
  const terms = await readSearch(database, text);
  if (terms === undefined) return [];
  const inCategory = category === undefined ? [] : [quote(categoryWord(category))];
  const steps = loosened(terms).map((queries) =>
    queries.map((query) => {
      const parts = [...inCategory, ...query];
      return parts.length === 0 ? undefined : allOf(parts);
    }),
  );
  return findRanked(database, { steps, terms, near, limit });
};

const isCategory = (id: string): boolean => CATEGORIES.some((category) => category.id === id);

/**
 * Ever looser steps of queries, each query the parts that must all match. The last step has two: the
 * nearest that say anything at all would hide who says the most telling word a mile farther.
 */
const loosened = (terms: readonly Term[]): readonly (readonly (readonly string[])[])[] => {
  const required = terms.filter(({ isRequired }) => isRequired);
  const all = required.length === 0 ? terms : required;
  const matches = all.map(({ match }) => match);
  const exact = all.map((term) => term.exact ?? term.match);
  const isUnfinished = exact.some((query, index) => query !== matches[index]);
  const steps = isUnfinished ? [[exact], [matches]] : [[matches]];
  const [mostTelling] = all.toSorted((a, b) => b.weight - a.weight);
  return mostTelling === undefined || all.length === 1
    ? steps
    : [...steps, [[mostTelling.match], [anyOf(matches)]]];
};
