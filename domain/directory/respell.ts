import { NAMES_OF_HELP, THERAPY_WORDS } from './common-words.constants.ts';
import { isInPhrase, wordsOf } from './needs.ts';
import { isPlainWord, PLAIN_WORDS, plainWordsLike } from './plain-words.ts';
import { HELP_WORDS } from './search-terms.ts';
import { soundOf } from './sound.ts';
import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';
import { SYNONYMS } from './synonyms.ts';
import { correctionsOf } from './typo.ts';

/** Number of likelier candidates that a word may follow and still complete a phrase. */
const MAX_TRIED = 8;

/**
 * Corrects words that complete a parents' phrase, even if they are also names: "terapia del abla",
 * "occupational terapy".
 */
export const withPhrasesCompleted = (words: readonly string[]): readonly string[] =>
  words.reduce<readonly string[]>((corrected, word, at) => {
    if (isPlainWord(word) || isInPhrase(corrected, at)) return corrected;
    const meant = plainWordsLike(word)
      .slice(0, MAX_TRIED)
      .map(({ known }) => corrected.with(at, known.word))
      .find((tried) => isInPhrase(tried, at));
    return meant ?? corrected;
  }, words);

/** Joins words split by mistake: "psychia trist", "the rapist". */
export const withPartsJoined = (
  words: readonly string[],
  isUnknown: (word: string) => boolean,
): readonly string[] => {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const whole = before === undefined ? undefined : wholeOf(before, word, isUnknown);
    if (whole === undefined) joined.push(word);
    else joined.splice(-1, 1, whole);
  }
  return joined;
};

const wholeOf = (
  before: string,
  word: string,
  isUnknown: (word: string) => boolean,
): string | undefined => {
  if (!isUnknown(before) && !isUnknown(word)) return undefined;
  const whole = before + word;
  if (HELP_WORDS.has(whole)) return whole;
  const isApart = [before, word].some((part) => HELP_WORDS.has(part));
  const [closest] = isApart || whole.length < LONG_WORD ? [] : plainWordsLike(whole);
  return closest !== undefined && closest.cost <= 1 && HELP_WORDS.has(closest.known.word)
    ? closest.known.word
    : undefined;
};

const LONG_WORD = 8;

/**
 * Splits run-together words into the fewest plain words, at least one for help: "speechtherapy",
 * "terapiadelhabla".
 */
export const partsOf = (word: string): readonly string[] | undefined => {
  const parts = word.length < 5 ? undefined : splitInto(word, MAX_PARTS);
  return parts?.some((part) => HELP_WORDS.has(part)) ? parts : partsLike(word);
};

/** Splits run-together names of help that contain a typo: "respitcare", "terapiaocupasional". */
const partsLike = (word: string): readonly string[] | undefined => {
  if (word.length < LONG_WORD) return undefined;
  const [joined] = correctionsOf(word, JOINED);
  const [plain] = plainWordsLike(word);
  return joined !== undefined && joined.cost < (plain?.cost ?? Number.POSITIVE_INFINITY)
    ? joined.known.parts
    : undefined;
};

const JOINED = [...SYNONYMS, ...SPANISH_SYNONYMS].flatMap(({ phrases }) =>
  phrases
    .map(wordsOf)
    .flatMap((parts) =>
      parts.length === 2 && parts.some((part) => NAMES_OF_HELP.has(part) || THERAPY_WORDS.has(part))
        ? { word: parts.join(''), listings: 1, sound: soundOf(parts.join('')), parts }
        : [],
    ),
);

const MAX_PARTS = 4;
const SHORTEST_PART = 3;

/** Short words that can be parts. */
const SHORT_WORDS = new Set('ot pt de el la no my in'.split(' '));

const splitInto = (word: string, most: number): readonly string[] | undefined => {
  if (isPart(word)) return [word];
  if (most === 1) return undefined;
  const splits = Array.from({ length: word.length - 1 }, (_, index) => index + 1)
    .filter((at) => isPart(word.slice(0, at)))
    .flatMap((at) => {
      const rest = splitInto(word.slice(at), most - 1);
      return rest === undefined ? [] : [[word.slice(0, at), ...rest]];
    });
  return splits.toSorted((a, b) => a.length - b.length)[0];
};

const isPart = (part: string): boolean =>
  SHORT_WORDS.has(part) || (part.length >= SHORTEST_PART && PLAIN_WORDS.has(part));
