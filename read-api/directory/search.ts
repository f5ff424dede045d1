import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { findRanked, type Near, type Ranked } from './ranked.ts';
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
  const filter = category === undefined ? [] : [quote(categoryWord(category))];
  let found: readonly Ranked[] = [];
  for (const queries of loosened(terms)) {
    const lists = await Promise.all(
      queries.map((query) => {
        const parts = [...filter, ...query];
        const match = parts.length === 0 ? undefined : allOf(parts);
        return findRanked(database, { match, terms, near, limit });
      }),
    );
    found = merge([found, ...lists], limit);
    if (found.length === limit) break;
  }
  return found;
};

/**
 * Ever looser queries, each the parts that must all match. Those of one step are looked up together:
 * the nearest that say anything at all would hide who says the most telling word a mile farther.
 */
const loosened = (terms: readonly Term[]): readonly (readonly (readonly string[])[])[] => {
  const all = terms.filter(({ isRequired }) => isRequired);
  const matches = all.map(({ match }) => match);
  const exact = all.map((term) => term.exact ?? term.match);
  const isUnfinished = exact.some((query, index) => query !== matches[index]);
  const steps = isUnfinished ? [[exact], [matches]] : [[matches]];
  const [mostTelling] = all.toSorted((a, b) => b.weight - a.weight);
  return mostTelling === undefined || all.length === 1
    ? steps
    : [...steps, [[mostTelling.match], [anyOf(matches)]]];
};

/** As `findRanked` orders them. */
const merge = (lists: readonly (readonly Ranked[])[], limit: number): readonly Ranked[] =>
  [...new Map(lists.flat().map((listing) => [listing.id, listing])).values()]
    .sort(
      (a, b) =>
        b.score - a.score ||
        (a.miles ?? 0) - (b.miles ?? 0) ||
        compare(a.name, b.name) ||
        compare(a.id, b.id),
    )
    .slice(0, limit);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const isCategory = (id: string): boolean => CATEGORIES.some((category) => category.id === id);
