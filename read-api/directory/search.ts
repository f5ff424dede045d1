import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Sought } from './candidates.ts';
import { findRanked, type Ranked, type Wanted } from './ranked.ts';
import { readSearch } from './read-search.ts';
import { allOf, anyOf, categoryWord, quote, type Term } from './terms.ts';

/** What listings have to be, whatever else is asked of them. */
export interface Sifted {
  /** Nothing is found in one that does not exist. Undefined for all of them. */
  readonly category: string | undefined;
  /** As it was typed; empty for none. */
  readonly text: string;
  /** Further parts of a `tsquery` that have all to match. */
  readonly conditions: readonly string[];
}

/** A search as the index understands it. */
export interface Understood {
  readonly steps: Sought['steps'];
  readonly terms: readonly Term[];
}

/** Undefined when nothing can be found. */
export const understandSearch = async (
  database: Kysely<ReadSchema>,
  { category, text, conditions }: Sifted,
): Promise<Understood | undefined> => {
  if (category !== undefined && !isCategory(category)) return undefined;
  const terms = await readSearch(database, text);
  if (terms === undefined) return undefined;
  const always = [
    ...(category === undefined ? [] : [quote(categoryWord(category))]),
    ...conditions,
  ];
  const steps = loosened(terms).map((queries) =>
    queries.map((query) => {
      const parts = [...always, ...query];
      return parts.length === 0 ? undefined : allOf(parts);
    }),
  );
  return { steps, terms };
};

export interface Search extends Sifted, Pick<Wanted, 'near' | 'sort' | 'offset' | 'limit'> {}

export interface Answer {
  readonly found: readonly Ranked[];
  /** What of the text the directory knows. */
  readonly terms: readonly string[];
}

/**
 * The listings that fit best, as `findRanked` orders them. It looks for those that say all that was
 * asked for; only where these are too few, also for those that say some of it.
 */
export const search = async (
  database: Kysely<ReadSchema>,
  { category, text, conditions, ...wanted }: Search,
): Promise<Answer> => {
  const understood = await understandSearch(database, { category, text, conditions });
  if (understood === undefined) return { found: [], terms: [] };
  const { steps, terms } = understood;
  const found = await findRanked(database, { ...wanted, steps, terms });
  return { found, terms: [...new Set(terms.map(({ said }) => said))].slice(0, MOST_TERMS_TOLD) };
};

const MOST_TERMS_TOLD = 12;

const isCategory = (id: string): boolean => CATEGORIES.some((category) => category.id === id);

/**
 * Ever looser steps of queries, each query the parts that must all match. The first has what was
 * wished for too. The last has two: the nearest that say anything at all would hide who says the most
 * telling word a mile farther.
 */
const loosened = (terms: readonly Term[]): readonly (readonly (readonly string[])[])[] => {
  const required = terms.filter(({ isRequired }) => isRequired);
  const wishes = terms.filter(({ isWish }) => isWish).map(({ match }) => match);
  const needed = required.length > 0 ? required : terms.filter(({ isWish }) => isWish);
  const all = needed.length > 0 ? needed : terms;
  const matches = all.map(({ match }) => match);
  const exact = all.map((term) => term.exact ?? term.match);
  const isUnfinished = exact.some((query, index) => query !== matches[index]);
  const steps = [
    ...(wishes.length > 0 && required.length > 0 ? [[[...matches, ...wishes]]] : []),
    ...(isUnfinished ? [[exact]] : []),
    [matches],
  ];
  const [mostTelling] = all.toSorted((a, b) => b.weight - a.weight);
  return mostTelling === undefined || all.length === 1
    ? steps
    : [...steps, [[mostTelling.match], [anyOf(matches)]]];
};
