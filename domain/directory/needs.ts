import { NEGATIONS, STOP_WORDS, WEAK_WORDS } from './common-words.constants.ts';
import { PREFERENCES, type Preference } from './preferences.ts';
import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';
import { SYNONYMS, type Synonym } from './synonyms.ts';

/** Something that a family is looking for, as the directory calls it. */
export interface Need extends Pick<Synonym, 'categories' | 'fits'> {
  /** The words that said so. */
  readonly words: readonly string[];
}

export interface UnderstoodSearch {
  readonly needs: readonly Need[];
  readonly preferences: readonly Preference[];
  /** Other words: names, specialties, towns. */
  readonly words: readonly string[];
  /** Common words: a listing need not contain them. */
  readonly faint: readonly string[];
}

/** More words than this say no more, and each costs a look-up. */
const MAX_WORDS = 12;

/** "won’t" is `wont`, "O'Brien" `o` and `brien`, "José" `jose`; signs and emoji are no words. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/n['’]t\b/g, 'nt')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/**
 * Reduces a word to a root shared by its forms, for comparison with other roots only; never shown.
 */
const rootOf = (word: string): string =>
  NEGATIONS.has(word)
    ? 'not'
    : word.length < 4
      ? word
      : word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');

const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The first letter of a word, or the initial of a name: too many begin so. */
const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);

const isFaint = (word: string): boolean =>
  WEAK_WORDS.has(word) || NEGATIONS.has(word) || /^\d+$/.test(word);

const rootsOf = (words: readonly string[]): string => words.map(rootOf).join(' ');

const partsOf = (phrase: string): readonly string[] =>
  wordsOf(phrase).filter((word) => !isStopWord(word));

type Meaning =
  | { readonly kind: 'need'; readonly synonym: Synonym }
  | { readonly kind: 'preference'; readonly preference: Preference };

const ALL_SYNONYMS = [...SYNONYMS, ...SPANISH_SYNONYMS];

const byRoots = (phrase: string, meaning: Meaning): readonly [string, Meaning] => [
  rootsOf(partsOf(phrase)),
  meaning,
];

const BY_ROOTS: ReadonlyMap<string, Meaning> = new Map([
  ...ALL_SYNONYMS.flatMap((synonym) =>
    synonym.phrases.map((phrase) => byRoots(phrase, { kind: 'need', synonym })),
  ),
  ...PREFERENCES.flatMap((preference) =>
    preference.phrases.map((phrase) => byRoots(phrase, { kind: 'preference', preference })),
  ),
]);

/** Phrases that mean the same as the words of a need, these included; none for other words. */
export const phrasesLike = (words: readonly string[]): readonly string[] => {
  const meaning = BY_ROOTS.get(rootsOf(words));
  return meaning?.kind === 'need' ? meaning.synonym.phrases : [];
};

const LONGEST_PHRASE = Math.max(...[...BY_ROOTS.keys()].map((key) => key.split(' ').length));

/** Every word that is recognized, as it is written here. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  [...ALL_SYNONYMS, ...PREFERENCES].flatMap(({ phrases }) => phrases.flatMap(partsOf)),
);

/**
 * Splits a search into needs and preferences, by the longest phrases first, and other words. Empty
 * for a text without meaning ("of my", an emoji).
 */
export const understand = (words: readonly string[]): UnderstoodSearch => {
  const needs: Need[] = [];
  const preferences: Preference[] = [];
  const others: string[] = [];
  const spoken = words.filter((word) => !isStopWord(word));
  for (let at = 0; at < spoken.length; ) {
    const [phrase, meaning] = longestAt(spoken, at);
    if (meaning === undefined) others.push(...phrase.filter((word) => !isLetter(word)));
    else if (meaning.kind === 'preference') preferences.push(meaning.preference);
    else {
      const { categories, fits } = meaning.synonym;
      needs.push({ categories, fits, words: phrase });
    }
    at += phrase.length;
  }
  const faint = unique(others.filter(isFaint));
  const telling = unique(others.filter((word) => !isFaint(word)));
  const isAllFaint = needs.length + preferences.length + telling.length === 0;
  return isAllFaint
    ? { needs, preferences, words: faint, faint: [] }
    : { needs, preferences: [...new Set(preferences)], words: telling, faint };
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** The longest known phrase at this place, or else one word. */
const longestAt = (
  words: readonly string[],
  at: number,
): readonly [phrase: readonly string[], meaning: Meaning | undefined] => {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const meaning = BY_ROOTS.get(rootsOf(phrase));
    if (meaning !== undefined) return [phrase, meaning];
  }
  return [words.slice(at, at + 1), undefined];
};
