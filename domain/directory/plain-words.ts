import { remembered } from '../kernel/remembered.ts';
import { CLUES, SPANISH_CLUES } from './clues.ts';
import { FILLERS, NEGATIONS, STOP_WORDS, WEAK_WORDS } from './common-words.constants.ts';
import { EVERYDAY_WORDS } from './everyday-words.constants.ts';
import { wordsOf } from './needs.ts';
import { rootOf, spanishRootOf } from './roots.ts';
import { HELP_WORDS } from './search-terms.ts';
import { soundOf } from './sound.ts';
import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';
import { SYNONYMS } from './synonyms.ts';
import { type Correction, correctionsOf, type KnownWord } from './typo.ts';

/** Non-name words of parents: words for help, and common words around them. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...HELP_WORDS,
  ...WEAK_WORDS,
  ...STOP_WORDS,
  ...NEGATIONS,
  ...FILLERS,
  ...EVERYDAY_WORDS,
  ...[...CLUES, ...SPANISH_CLUES].flatMap(({ phrases }) => phrases),
]);

const ENGLISH_HELP: ReadonlySet<string> = new Set(
  SYNONYMS.flatMap(({ phrases }) => phrases.flatMap(wordsOf)),
);

/** Inflections: "stutter" also as "stutters" and "stuttering". */
const formsOf = (word: string): readonly string[] =>
  word.length < 4 || /(?:ing|s)$/.test(word)
    ? [word]
    : [
        word,
        `${word}s`,
        `${word.replace(/e$/, '')}ing`,
        ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : []),
      ];

/** Words for help precede equally close common words. */
const KNOWN: readonly KnownWord[] = [
  ...new Set(
    [...PLAIN_WORDS].flatMap((word) =>
      ENGLISH_HELP.has(word) ? formsOf(word) : EVERYDAY_WORDS.has(word) ? [] : [word],
    ),
  ),
].map((word) => ({
  word,
  listings: HELP_WORDS.has(word) ? 1 : 0,
  sound: soundOf(word),
}));

const ENGLISH_ROOTS: ReadonlySet<string> = new Set([...ENGLISH_HELP].map(rootOf));

const SPANISH_ROOTS: ReadonlySet<string> = new Set(
  SPANISH_SYNONYMS.flatMap(({ phrases }) => phrases.flatMap(wordsOf)).map(spanishRootOf),
);

/** Checks for a plain word in any inflection. */
export const isPlainWord = (word: string): boolean =>
  PLAIN_WORDS.has(word) ||
  ENGLISH_ROOTS.has(rootOf(word)) ||
  SPANISH_ROOTS.has(spanishRootOf(word));

/** Likely corrections among the plain words, best first; none for names. */
export const plainWordsLike = (word: string): readonly Correction<KnownWord>[] =>
  PLAIN_WORDS.has(word) ? [{ known: { word, listings: 0 }, cost: 0 }] : knownLike(word);

/** Cached, since a search asks for the same word several times. */
const knownLike = remembered((word) => correctionsOf(word, KNOWN), { most: 10_000 });

export const plainWordLike = (word: string): string | undefined =>
  plainWordsLike(word)[0]?.known.word;
