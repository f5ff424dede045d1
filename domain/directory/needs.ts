import type { CategoryId } from './categories.ts';
import { type Need, PLACING, withCircumstances } from './circumstances.ts';
import { CLUES, SPANISH_CLUES } from './clues.ts';
import {
  AUTISM_WORDS,
  DETERMINERS,
  FILLERS,
  GROWN_WORDS,
  NEGATIONS,
  SERVICE_WORDS,
  STOP_WORDS,
  THERAPIST_WORDS,
  THERAPY_WORDS,
  WEAK_WORDS,
} from './common-words.constants.ts';
import { phraseFinder } from './phrases.ts';
import { PREFERENCES, type Preference } from './preferences.ts';
import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';
import type { Synonym } from './synonym.ts';
import { SYNONYMS } from './synonyms.ts';

export interface UnderstoodSearch {
  readonly needs: readonly Need[];
  readonly preferences: readonly Preference[];
  /** Other words, such as names, specialties or towns. */
  readonly words: readonly string[];
  /** Common words, which a listing need not contain. */
  readonly faint: readonly string[];
}

/** Word limit: further words add little, and each costs a lookup. */
const MAX_WORDS = 12;

/**
 * Splits text into words: "won’t" is `wont`, "O'Brien" `o` and `brien`, "José" `jose`; signs and emoji are
 * dropped.
 */
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

/** Single letters, such as initials: too many words begin with them. */
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
/** Returns whether a multi-word phrase covers this word. */
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

/** Returns phrases with the same meaning as a need's words, these included; empty for other words. */
export const phrasesLike = (words: readonly string[]): readonly string[] => {
  const match = findPhrase(words, 0);
  return match?.meaning.kind === 'need' && match.words.length === words.length
    ? match.meaning.synonym.phrases
    : [];
};

/** All recognized words, spelled as in the synonym lists. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  [...ALL_SYNONYMS, ...PREFERENCES].flatMap(({ phrases }) => phrases.flatMap(partsOf)),
);

/**
 * Splits a search into needs and preferences, longest phrases first, and other words. In a sentence without a
 * known phrase, everyday words hint at the need. Empty for a text without meaning ("of my", an emoji).
 */
export const understand = (
  words: readonly string[],
  { mayBeName = true }: { readonly mayBeName?: boolean } = {},
): UnderstoodSearch => {
  const needs: Need[] = [];
  const preferences: Preference[] = [];
  const others: string[] = [];
  const places = words.flatMap((word, at) => (isStopWord(word) ? [] : [at]));
  const spoken = places.map((place) => words[place] ?? '');
  for (let at = 0; at < spoken.length; ) {
    const match = findPhrase(spoken, at);
    if (match === undefined) others.push(...spoken.slice(at, at + 1));
    else if (match.meaning.kind === 'preference') preferences.push(match.meaning.preference);
    else {
      const before = wordBefore(words, places[at] ?? 0);
      needs.push({ ...needOf(match.meaning.synonym, match.words), parts: match.parts, before });
    }
    at += match?.words.length ?? 1;
  }
  if (needs.length > 1) return sorted({ needs: withCircumstances(needs), preferences, others });
  if (needs.length === 0 && (!mayBeName || isSentence(words))) {
    const { clues, rest } = cluesIn(others);
    if (clues.length > 0) return sorted({ needs: clues, preferences, others: rest });
  }
  const anyTherapy =
    needs.length === 0
      ? therapyIn(
          others,
          words.some((word) => PLACING.has(word)),
        )
      : [];
  return sorted({ needs: [...needs, ...anyTherapy], preferences, others });
};

/** Returns the word before articles and the like: "at [his] preschool". */
const wordBefore = (words: readonly string[], at: number): string | undefined =>
  words.slice(0, at).findLast((word) => !DETERMINERS.has(word));

const needOf = ({ categories, fits }: Synonym, words: readonly string[]): Need => ({
  categories,
  fits,
  words,
  parts: words.length,
});

/** "my kid won’t talk" is a sentence; "Kids Talk" is a name. */
const isSentence = (words: readonly string[]): boolean =>
  words.length >= 3 &&
  words.some((word) => isStopWord(word) || NEGATIONS.has(word) || WEAK_WORDS.has(word));

/** Treats the other words of a sentence with clues as its circumstances. */
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

/** Matches "Is my son autistic?", but not "autism support" or "Kowalski, autism". */
const isWondering = (others: readonly string[]): boolean =>
  others.some((word) => AUTISM_WORDS.has(word)) &&
  others.every((word) => (isFaint(word) && !SERVICE_WORDS.has(word)) || FILLERS.has(word));

/** Handles unspecific requests for therapy: "A therapist for my teen", "terapia cerca". */
const therapyIn = (others: readonly string[], mayNamePlace: boolean): readonly Need[] => {
  const said = others.find((word) => THERAPIST_WORDS.has(word) || THERAPY_WORDS.has(word));
  const named = others.filter((word) => !isFaint(word) && !FILLERS.has(word));
  if (said === undefined || named.length > (mayNamePlace ? MAX_NAMED : 0)) return [];
  const isGrown = others.some((word) => GROWN_WORDS.has(word));
  const isForAutism = others.some((word) => AUTISM_WORDS.has(word));
  if (isGrown || (COUNSELORS.has(said) && !isForAutism))
    return [therapyOf(['mental-health'], said)];
  return [therapyOf(THERAPIES, said)];
};

const therapyOf = (categories: readonly CategoryId[], said: string): Need => ({
  categories,
  fits: [],
  words: [said],
  parts: 1,
  isAnyKind: true,
});

/** Words for talk therapists. */
const COUNSELORS: ReadonlySet<string> = new Set(['therapist', 'therapists']);

/** Maximum name words, as in "therapist in Chapel Hill". */
const MAX_NAMED = 2;

const THERAPIES: readonly CategoryId[] = [
  'aba-therapy',
  'mental-health',
  'speech-therapy',
  'occupational-therapy',
  'physical-therapy',
];

const WONDERING: Need = {
  categories: ['diagnosis'],
  fits: ['evaluations'],
  words: ['autism'],
  parts: 1,
};

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
