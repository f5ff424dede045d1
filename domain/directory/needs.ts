import { CLUES, SPANISH_CLUES } from './clues.ts';
import {
  AUTISM_WORDS,
  FILLERS,
  GENERIC_WORDS,
  NAMES_OF_HELP,
  NEGATIONS,
  SERVICE_WORDS,
  STOP_WORDS,
  WEAK_WORDS,
} from './common-words.constants.ts';
import { phraseFinder } from './phrases.ts';
import { PREFERENCES, type Preference } from './preferences.ts';
import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';
import type { Synonym } from './synonym.ts';
import { SYNONYMS } from './synonyms.ts';

/** Something that a family is looking for, as the directory calls it. */
export interface Need extends Pick<Synonym, 'categories' | 'fits'> {
  /** The words that said so. */
  readonly words: readonly string[];
  /** Beside the name of a kind of help: "a dentist for my child who bites". */
  readonly isCircumstance?: boolean;
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

const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The first letter of a word, or the initial of a name: too many begin so. */
const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);

const isFaint = (word: string): boolean =>
  WEAK_WORDS.has(word) || NEGATIONS.has(word) || /^\d+$/.test(word);

const partsOf = (phrase: string): readonly string[] =>
  wordsOf(phrase).filter((word) => !isStopWord(word));

type Meaning =
  | { readonly kind: 'need'; readonly synonym: Synonym }
  | { readonly kind: 'preference'; readonly preference: Preference };

const ALL_SYNONYMS = [...SYNONYMS, ...SPANISH_SYNONYMS];

const findPhrase = phraseFinder<Meaning>([
  ...[[SYNONYMS, false] as const, [SPANISH_SYNONYMS, true] as const].flatMap(
    ([synonyms, isSpanish]) =>
      synonyms.flatMap((synonym) =>
        synonym.phrases.map(
          (phrase) => [partsOf(phrase), { kind: 'need', synonym }, isSpanish] as const,
        ),
      ),
  ),
  ...PREFERENCES.flatMap((preference) =>
    preference.phrases.map(
      (phrase) => [partsOf(phrase), { kind: 'preference', preference }, true] as const,
    ),
  ),
]);

const findClue = phraseFinder<Synonym>([
  ...CLUES.flatMap((clue) => clue.phrases.map((word) => [[word], clue, false] as const)),
  ...SPANISH_CLUES.flatMap((clue) => clue.phrases.map((word) => [[word], clue, true] as const)),
]);
/** Whether a phrase of several words begins before this word or at it, and reaches it. */
export const isInPhrase = (words: readonly string[], at: number): boolean => {
  const spoken = words
    .map((word, index) => ({ word, index }))
    .filter(({ word }) => !isStopWord(word));
  const place = spoken.findIndex(({ index }) => index === at);
  return spoken.slice(0, place + 1).some((_, start) => {
    const match = findPhrase(
      spoken.map(({ word }) => word),
      start,
    );
    return match !== undefined && match.parts > 1 && start + match.words.length > place;
  });
};

/** Phrases that mean the same as the words of a need, these included; none for other words. */
export const phrasesLike = (words: readonly string[]): readonly string[] => {
  const match = findPhrase(words, 0);
  return match?.meaning.kind === 'need' && match.words.length === words.length
    ? match.meaning.synonym.phrases
    : [];
};

/** Every word that is recognized, as it is written here. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  [...ALL_SYNONYMS, ...PREFERENCES].flatMap(({ phrases }) => phrases.flatMap(partsOf)),
);

/**
 * Splits a search into needs and preferences, by the longest phrases first, and other words. Where a
 * sentence has no phrase, single words of everyday life are clues to the need. Empty for a text
 * without meaning ("of my", an emoji).
 */
export const understand = (
  words: readonly string[],
  { mayBeName = true }: { readonly mayBeName?: boolean } = {},
): UnderstoodSearch => {
  const needs: Need[] = [];
  const preferences: Preference[] = [];
  const others: string[] = [];
  const spoken = words.filter((word) => !isStopWord(word));
  for (let at = 0; at < spoken.length; ) {
    const match = findPhrase(spoken, at);
    if (match === undefined) others.push(...spoken.slice(at, at + 1));
    else if (match.meaning.kind === 'preference') preferences.push(match.meaning.preference);
    else needs.push(needOf(match.meaning.synonym, match.words));
    at += match?.words.length ?? 1;
  }
  if (needs.length > 1) return sorted({ needs: withCircumstances(needs), preferences, others });
  if (needs.length === 0 && (!mayBeName || isSentence(words))) {
    const { clues, rest } = cluesIn(others);
    return sorted({ needs: clues, preferences, others: rest });
  }
  return sorted({ needs, preferences, others });
};

const needOf = ({ categories, fits }: Synonym, words: readonly string[]): Need => ({
  categories,
  fits,
  words,
});

/** Named kinds of help go before what they help with, and that before generic words. */
const withCircumstances = (needs: readonly Need[]): readonly Need[] => {
  const isMain = [isNamed, isSpecific].find((isOne) => needs.some(isOne));
  return isMain === undefined
    ? needs
    : needs.map((need) => (isMain(need) ? need : { ...need, isCircumstance: true }));
};

const isSpecific = ({ words }: Need): boolean => !words.every((word) => GENERIC_WORDS.has(word));

/** The kind of help is called by its name, and not by what it helps with. */
const isNamed = ({ words }: Need): boolean => words.some((word) => NAMES_OF_HELP.has(word));

/** "Kids Talk" is a name; "my kid won’t talk" is none. */
const isSentence = (words: readonly string[]): boolean =>
  words.length >= 3 &&
  words.some((word) => isStopWord(word) || NEGATIONS.has(word) || WEAK_WORDS.has(word));

/** The other words of a sentence with clues are its circumstances. */
const cluesIn = (others: readonly string[]) => {
  const found = others.map((word) =>
    FILLERS.has(word) ? undefined : findClue([word], 0)?.meaning,
  );
  const [first] = found.filter((clue) => clue !== undefined);
  if (first === undefined) return { clues: isWondering(others) ? [WONDERING] : [], rest: others };
  const word = others[found.indexOf(first)] ?? '';
  return {
    clues: [needOf(first, [word])],
    rest: others.filter((_, at) => found[at] === undefined),
  };
};

/** "Is my son autistic?", but not "autism support" or "Kowalski, autism". */
const isWondering = (others: readonly string[]): boolean =>
  others.some((word) => AUTISM_WORDS.has(word)) &&
  others.every((word) => (isFaint(word) && !SERVICE_WORDS.has(word)) || FILLERS.has(word));

const WONDERING: Need = { categories: ['diagnosis'], fits: ['evaluations'], words: ['autism'] };

const sorted = ({
  needs,
  preferences,
  others,
}: Pick<UnderstoodSearch, 'needs' | 'preferences'> & {
  readonly others: readonly string[];
}): UnderstoodSearch => {
  const said = unique(others.filter((word) => !isLetter(word)));
  const faint = said.filter(isFaint);
  const telling = said.filter((word) => !isFaint(word));
  const isAllFaint = needs.length + preferences.length + telling.length === 0;
  return isAllFaint
    ? { needs, preferences, words: faint, faint: [] }
    : { needs, preferences: [...new Set(preferences)], words: telling, faint };
};

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];
