import { FILLERS, WEAK_WORDS } from './common-words.constants.ts';
import { EVERYDAY_WORDS } from './everyday-words.constants.ts';
import { rootOf, spanishRootOf } from './roots.ts';

interface PhraseMatch<Meaning> {
  readonly meaning: Meaning;
  /** Matched words of the text, including those in between. */
  readonly words: readonly string[];
  /** Number of words in the phrase itself. */
  readonly parts: number;
}

export type FindPhrase<Meaning> = (
  words: readonly string[],
  at: number,
) => PhraseMatch<Meaning> | undefined;

interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly roots: readonly string[];
  readonly meaning: Meaning;
}

/** Maximum filler words within a phrase: "can’t [really] talk", "no [quiere] comer". */
const MAX_BETWEEN = 4;

type RootOf = (word: string) => string;

/** Finds the longest phrase at a position, in any inflection. */
export const phraseFinder = <Meaning>(
  phrases: Iterable<readonly [words: readonly string[], meaning: Meaning, isSpanish: boolean]>,
): FindPhrase<Meaning> => {
  const all = [...phrases];
  const english = byFirstRoot(all, rootOf);
  const spanish = byFirstRoot(
    all.filter(([, , isSpanish]) => isSpanish),
    spanishRootOf,
  );
  return (words, at) => {
    const found = [
      ...matchesIn(english, rootOf, words, at),
      ...matchesIn(spanish, spanishRootOf, words, at),
    ];
    return found.toSorted((a, b) => b.parts - a.parts || a.words.length - b.words.length)[0];
  };
};

const byFirstRoot = <Meaning>(
  phrases: readonly (readonly [words: readonly string[], meaning: Meaning, isSpanish: boolean])[],
  toRoot: RootOf,
): ReadonlyMap<string, readonly Phrase<Meaning>[]> => {
  const byRoot = new Map<string, Phrase<Meaning>[]>();
  for (const [words, meaning] of phrases) {
    const roots = words.map(toRoot);
    const first = roots[0] ?? '';
    byRoot.set(first, [...(byRoot.get(first) ?? []), { words, roots, meaning }]);
  }
  return byRoot;
};

const matchesIn = <Meaning>(
  phrases: ReadonlyMap<string, readonly Phrase<Meaning>[]>,
  toRoot: RootOf,
  words: readonly string[],
  at: number,
): readonly PhraseMatch<Meaning>[] =>
  (phrases.get(toRoot(words[at] ?? '')) ?? []).flatMap(({ words: phrase, roots, meaning }) => {
    if (phrase.length === 1 && phrase[0] !== words[at] && isCommon(words[at] ?? '')) return [];
    const end = endOf(roots, toRoot, words, at);
    return end === undefined ? [] : { meaning, words: words.slice(at, end), parts: roots.length };
  });

/** Detects words that share a root with a rarer word: "hope" and "hop", "son" and "sonido". */
const isCommon = (word: string): boolean =>
  word.length < 4 || EVERYDAY_WORDS.has(word) || WEAK_WORDS.has(word) || FILLERS.has(word);

const isBetween = (word: string): boolean =>
  WEAK_WORDS.has(word) || FILLERS.has(word) || /^\d+$/.test(word);

const endOf = (
  roots: readonly string[],
  toRoot: RootOf,
  words: readonly string[],
  at: number,
): number | undefined => {
  let matched = 0;
  let between = 0;
  for (let index = at; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (toRoot(word) === roots[matched]) matched += 1;
    else if (between < MAX_BETWEEN && isBetween(word)) between += 1;
    else return undefined;
    if (matched === roots.length) return index + 1;
  }
  return undefined;
};
