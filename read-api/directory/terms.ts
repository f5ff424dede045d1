import type { Need } from '@hearthway/domain/directory/circumstances.ts';
import { type UnderstoodSearch, wordsOf } from '@hearthway/domain/directory/needs.ts';
import type { Preference } from '@hearthway/domain/directory/preferences.ts';
import { categoryTerm, preferenceTerm } from '@hearthway/domain/directory/search-terms.ts';
import type { ListedWord, LookedUp } from './vocabulary.ts';

/** Search term as a Postgres `tsquery`. */
export interface Term {
  /** Matches all listings with the term, each in one of the grades below. */
  readonly match: string;
  /** Like `match`, without completions of an unfinished word; undefined if completions are necessary. */
  readonly exact: string | undefined;
  /** Variants for the best field, the name, and for good fields. Without weights they match anywhere. */
  readonly best: string;
  readonly good: string;
  /** Weight in the score; rare words weigh more. */
  readonly weight: number;
  /** False if a listing need not have the term; listings with a preference are searched first. */
  readonly isRequired: boolean;
  readonly isPreference?: boolean;
  /** Names a kind of help, which no other kind can replace. */
  readonly isNeed?: boolean;
  /** Upper bounds on the number and share of listings with the term. */
  readonly listings: number;
  readonly share: number;
  /** Recognized term in the directory's spelling: a lexeme, or a category as `#dental`. */
  readonly said: string;
}

/** Beside other words, a faint one only breaks ties. */
const FAINT_SHARE = 0.2;

/** Drops words that no listing has, since they would find nothing. */
export const termsOf = (
  { needs, preferences, words, faint }: UnderstoodSearch,
  { known, completions, total }: LookedUp,
  lastWord: string | undefined,
): readonly Term[] =>
  [
    ...needs.flatMap((need) => termOfNeed(need, known)),
    ...preferences.flatMap((preference) => termOfPreference(preference, known)),
    ...[...words, ...faint].flatMap((word) => {
      const term = termOfWord(known.get(word), word === lastWord ? completions : []);
      if (term === undefined) return [];
      return faint.includes(word)
        ? { ...term, weight: term.weight * FAINT_SHARE, isRequired: false }
        : term;
    }),
  ].map((term) => ({ ...term, share: Math.min(1, term.listings / total) }));

type UnsharedTerm = Omit<Term, 'share'>;

const termOfWord = (
  word: ListedWord | undefined,
  completions: readonly ListedWord[],
): UnsharedTerm | undefined => {
  const begun = unique(completions.map(({ lexeme }) => lexeme).filter((it) => it !== word?.lexeme));
  const weight = weightOf(word === undefined ? completions : [word]);
  const listings = listingsOf(word === undefined ? completions : [word, ...completions]);
  if (word === undefined) {
    if (begun.length === 0) return undefined;
    const match = anyOf(begun.map((lexeme) => quote(lexeme)));
    const best = anyOf(begun.map((lexeme) => quote(lexeme, 'A')));
    const good = anyOf(begun.map((lexeme) => quote(lexeme, 'B')));
    return {
      match,
      exact: undefined,
      best,
      good,
      weight,
      isRequired: true,
      listings,
      said: begun[0] ?? '',
    };
  }
  const exact = quote(word.lexeme);
  return {
    match: begun.length === 0 ? exact : anyOf([exact, ...begun.map((lexeme) => quote(lexeme))]),
    exact,
    best: quote(word.lexeme, 'A'),
    good: anyOf([quote(word.lexeme, 'B'), ...begun.map((lexeme) => quote(lexeme, 'A'))]),
    weight,
    isRequired: true,
    listings,
    said: word.lexeme,
  };
};

/** Drops empty categories, and a need that has no others. */
const termOfNeed = (
  { categories, fits, words, isCircumstance = false, isAnyKind = false }: Need,
  known: ReadonlyMap<string, ListedWord>,
): readonly UnsharedTerm[] => {
  const listed = categories.flatMap((id) => known.get(categoryTerm(id)) ?? []);
  const [main] = listed;
  if (main === undefined) return [];
  const inCategory = anyOf(listed.map(({ lexeme }) => quote(lexeme)));
  const fitting = lexemesOf(fits, known).map((lexeme) => quote(lexeme));
  const said = lexemesOf(words, known);
  const isWhollyKnown = !isAnyKind && words.every((word) => known.has(word));
  const inName = isWhollyKnown ? allOf(said.map((lexeme) => quote(lexeme, 'A'))) : undefined;
  const anywhere = isWhollyKnown ? allOf(said.map((lexeme) => quote(lexeme))) : undefined;
  const match = anyOf([inCategory, ...(anywhere === undefined ? [] : [anywhere])]);
  const best = [
    ...(inName === undefined ? [] : [inName]),
    ...(fitting.length === 0 ? [] : [allOf([inCategory, anyOf(fitting)])]),
  ];
  return [
    {
      match,
      exact: match,
      // Uses the first of several kinds of help, which is the most likely.
      best: anyOf(best.length === 0 ? [quote(main.lexeme)] : best),
      good: inCategory,
      weight: weightOf(listed) * (isCircumstance ? FAINT_SHARE : 1),
      isRequired: !isCircumstance,
      isNeed: !isCircumstance,
      listings: listingsOf(listed) + (isWhollyKnown ? fewestListings(words, known) : 0),
      said: main.lexeme,
    },
  ];
};

/** About the weight of a word that one listing in a hundred has. */
const PREFERENCE_WEIGHT = 0.25;

/** Builds the term of a preference: its filter, or its words in the listing. */
const termOfPreference = (
  { filter, saidAs }: Preference,
  known: ReadonlyMap<string, ListedWord>,
): readonly UnsharedTerm[] => {
  const readings = saidAs.map(wordsOf).filter((words) => words.every((word) => known.has(word)));
  const ways = [
    ...(filter === undefined ? [] : [quote(`+${filter}`)]),
    ...readings.map((words) => allOf(lexemesOf(words, known).map((lexeme) => quote(lexeme)))),
  ];
  if (ways.length === 0) return [];
  const match = anyOf(ways);
  return [
    {
      match,
      exact: match,
      best: match,
      good: match,
      weight: PREFERENCE_WEIGHT,
      isRequired: false,
      isPreference: true,
      listings: Number.POSITIVE_INFINITY,
      said: preferenceTerm({ filter, saidAs }),
    },
  ];
};

const weightOf = (words: readonly ListedWord[]): number =>
  1 / (1 + Math.log10(Math.max(1, ...words.map(({ listings }) => listings))));

const listingsOf = (words: readonly ListedWord[]): number =>
  words.reduce((sum, { listings }) => sum + listings, 0);

const fewestListings = (words: readonly string[], known: ReadonlyMap<string, ListedWord>): number =>
  Math.min(...words.flatMap((word) => known.get(word)?.listings ?? []));

const lexemesOf = (
  words: readonly string[],
  known: ReadonlyMap<string, ListedWord>,
): readonly string[] => unique(words.flatMap((word) => known.get(word)?.lexeme ?? []));

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Doubles quotes and backslashes, so that any text stays one lexeme. */
export const quote = (lexeme: string, weights = ''): string =>
  `'${lexeme.replace(/['\\]/g, '$&$&')}'${weights === '' ? '' : `:${weights}`}`;

export const anyOf = (queries: readonly string[]): string => `(${queries.join(' | ')})`;

export const allOf = (queries: readonly string[]): string => `(${queries.join(' & ')})`;
