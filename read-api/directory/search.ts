import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import { categoryTerm } from '@hearthway/domain/directory/search-terms.ts';
import { SEARCH_TERMS_LIMIT } from '@hearthway/domain/journey/activity.constants.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { CandidateQuery, Match } from './candidates.ts';
import { findRanked, type Ranked, type Wanted } from './ranked.ts';
import type { WithTerms } from './remembered-terms.ts';
import { allOf, anyOf, quote, type Term } from './terms.ts';

export interface SearchFilters {
  /** Unknown categories find nothing; undefined means all categories. */
  readonly category: string | undefined;
  /** Text as typed; empty for none. */
  readonly text: string;
  /** Further parts of a `tsquery`, all of which must match. */
  readonly conditions: readonly string[];
}

/** Search in terms of the index. */
export interface Understood {
  /** From strict to loose. */
  readonly steps: CandidateQuery['steps'];
  /** The steps that drop no word and no need. */
  readonly strictSteps: CandidateQuery['steps'];
  readonly terms: readonly Term[];
}

export interface Listings {
  readonly database: Kysely<ReadSchema>;
  readonly withTerms: WithTerms;
}

/** Returns undefined if nothing can be found. */
export const understandSearch = (
  { category, conditions }: Omit<SearchFilters, 'text'>,
  terms: readonly Term[] | undefined,
): Understood | undefined => {
  if (terms === undefined || (category !== undefined && !isCategory(category))) return undefined;
  const always = [
    ...(category === undefined ? [] : [quote(categoryTerm(category))]),
    ...conditions,
  ];
  const within = (steps: CandidateQuery['steps']): CandidateQuery['steps'] =>
    steps.map((alternatives) =>
      alternatives.map(({ query, rarest }) => {
        const parts = [...always, ...(query === undefined ? [] : [query])];
        return { query: parts.length === 0 ? undefined : allOf(parts), rarest };
      }),
    );
  const strictSteps = within(strict(terms));
  return { steps: [...strictSteps, ...within(looserThan(neededOf(terms)))], strictSteps, terms };
};

export interface Search extends SearchFilters, Pick<Wanted, 'near' | 'sort' | 'offset' | 'limit'> {}

export interface Answer {
  readonly found: readonly Ranked[];
  readonly terms: readonly string[];
}

/**
 * Returns the best listings, in the order of `findRanked`. Looks for listings that match all terms; if these
 * are too few, also for partial matches.
 */
export const search = (
  { database, withTerms }: Listings,
  { category, text, conditions, ...wanted }: Search,
): Promise<Answer> =>
  withTerms(text, async (read) => {
    const understood = understandSearch({ category, conditions }, read);
    if (understood === undefined) return { answer: { found: [], terms: [] }, version: undefined };
    const { steps, terms } = understood;
    const found = await findRanked(database, { ...wanted, steps, terms });
    return { answer: { found, terms: namesOf(terms) }, version: found[0]?.version };
  });

/** Returns the terms that a page may report about a search: a few short words, never an address. */
const namesOf = (terms: readonly Term[]): readonly string[] =>
  [...new Set(terms.map(({ said }) => said))]
    .filter((said) => /^[^\s@]{1,40}$/.test(said))
    .slice(0, SEARCH_TERMS_LIMIT);

const isCategory = (id: string): boolean => CATEGORIES.some((category) => category.id === id);

/** Terms that a listing should have, if any listing has them: preferences only where nothing else is said. */
const neededOf = (terms: readonly Term[]): readonly Term[] => {
  const required = terms.filter(({ isRequired }) => isRequired);
  const preferences = terms.filter(({ isPreference }) => isPreference);
  const needed = required.length > 0 ? required : preferences;
  return needed.length > 0 ? needed : terms;
};

/** Builds queries of which all parts must match. The first step includes the preferences. */
const strict = (terms: readonly Term[]): readonly (readonly Match[])[] => {
  const all = neededOf(terms);
  const preferences = terms.filter(({ isPreference }) => isPreference);
  const isUnfinished = all.some(({ exact, match }) => exact !== undefined && exact !== match);
  return [
    ...(preferences.length > 0 && terms.some(({ isRequired }) => isRequired)
      ? [
          [allMatches([...all, ...preferences])],
          ...(preferences.length > 1
            ? [[bothMatch(allMatches(all), anyMatches(preferences))]]
            : []),
        ]
      : []),
    ...(isUnfinished ? [[allMatches(all, ({ exact, match }) => exact ?? match)]] : []),
    [allMatches(all)],
  ];
};

/**
 * Builds looser queries. Other words are dropped before needs, and if a listing cannot match several needs, each
 * one is searched separately.
 */
const looserThan = (all: readonly Term[]): readonly (readonly Match[])[] => {
  const needs = all.filter(({ isNeed }) => isNeed);
  const words = all.filter(({ isNeed }) => !isNeed);
  if (needs.length === 0 || words.length === 0) return anyOfThem(all);
  return [
    ...(words.length > 1 ? [[bothMatch(allMatches(needs), anyMatches(words))]] : []),
    [allMatches(needs)],
    ...anyOfThem(needs),
  ];
};

/**
 * Uses two queries: otherwise the nearest listings with any term would hide those with the most significant
 * term a mile farther.
 */
const anyOfThem = (terms: readonly Term[]): readonly (readonly Match[])[] => {
  const [mostTelling] = terms.toSorted((a, b) => b.weight - a.weight);
  return mostTelling === undefined || terms.length === 1
    ? []
    : [[allMatches([mostTelling]), anyMatches(terms)]];
};

const allMatches = (
  terms: readonly Term[],
  queryOf: (term: Term) => string = ({ match }) => match,
): Match => ({
  query: terms.length === 0 ? undefined : allOf(terms.map(queryOf)),
  rarest: rarestOf(terms, queryOf),
});

/** Parts matched by this few listings need no narrowing. */
const FEW_ENOUGH = 2_000;

/** The index reads all listings of a word: beyond this number, walking is faster. */
const MAX_LISTINGS_READ = 10_000;

/** Estimates the rarest terms, assuming that words occur independently. */
const rarestOf = (terms: readonly Term[], queryOf: (term: Term) => string): Match['rarest'] => {
  const [rarest, ...others] = terms
    .filter(({ listings }) => listings <= MAX_LISTINGS_READ)
    .toSorted((a, b) => a.listings - b.listings);
  if (rarest === undefined) return undefined;
  const part = [rarest];
  let { listings } = rarest;
  for (const other of others) {
    if (listings <= FEW_ENOUGH) break;
    part.push(other);
    listings *= other.share;
  }
  return { query: allOf(part.map(queryOf)), listings };
};

const anyMatches = (terms: readonly Term[]): Match => {
  const query = anyOf(terms.map(({ match }) => match));
  const listings = terms.reduce((sum, term) => sum + term.listings, 0);
  return { query, rarest: { query, listings } };
};

const bothMatch = (one: Match, other: Match): Match => ({
  query: allOf([one, other].flatMap(({ query }) => query ?? [])),
  rarest: [one.rarest, other.rarest]
    .filter((part) => part !== undefined)
    .toSorted((a, b) => a.listings - b.listings)[0],
});
