import { soundOf } from './sound.ts';

export interface KnownWord {
  readonly word: string;
  /** Number of listings with the word. */
  readonly listings: number;
  /** `soundOf(word)`, for a word that is compared often. */
  readonly sound?: string;
}

/** In shorter ones, too many other words are a letter away. */
const MIN_WORD_LENGTH = 4;

/** By the length of a word: more slips are likelier to be another word. */
const MAX_COSTS: readonly (readonly [length: number, cost: number])[] = [
  [8, 2],
  [6, 1.4],
  [0, 1],
];

/** Writing by ear is one slip, however many letters it takes. */
const COST_OF_SOUND = 0.4;

/** The first letter is hardly ever mistyped, unless it sounds alike. */
const COST_OF_OTHER_BEGINNING = 0.6;

/**
 * Corrects an unknown word, or undefined: of the known words, the one with the likeliest slips, then
 * the one in the most listings.
 */
export const closestWord = <Known extends KnownWord>(
  mistyped: string,
  known: readonly Known[],
): Known | undefined => likeliestWords(mistyped, known)[0];

/** All known words that may have been meant, the likeliest first. */
export const likeliestWords = <Known extends KnownWord>(
  mistyped: string,
  known: readonly Known[],
): readonly Known[] => {
  if (mistyped.length < MIN_WORD_LENGTH) return [];
  const maxCost = maxCostOf(mistyped);
  const sound = soundOf(mistyped);
  return known
    .filter(({ word }) => Math.abs(word.length - mistyped.length) <= MAX_LENGTH_DIFFERENCE)
    .map((candidate) => ({ candidate, cost: costBetween(mistyped, sound, candidate) }))
    .filter(({ cost }) => cost <= maxCost)
    .sort((a, b) => a.cost - b.cost || b.candidate.listings - a.candidate.listings)
    .map(({ candidate }) => candidate);
};

/** Two slips, and a letter that is not heard. */
const MAX_LENGTH_DIFFERENCE = 3;

const maxCostOf = ({ length }: string): number =>
  MAX_COSTS.find(([from]) => length >= from)?.[1] ?? 0;

const costBetween = (
  mistyped: string,
  sound: string,
  { word, sound: heard = soundOf(word) }: KnownWord,
): number => {
  if (mistyped === word) return 0;
  const bySound =
    sound.length < MIN_WORD_LENGTH - 1
      ? Number.POSITIVE_INFINITY
      : COST_OF_SOUND + beginningCost(sound, heard) + slipsBetween(sound, heard);
  const byLetters = beginningCost(mistyped, word) + slipsBetween(mistyped, word);
  return Math.min(byLetters, bySound);
};

const beginningCost = (a: string, b: string): number =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) ? 0 : COST_OF_OTHER_BEGINNING;

/**
 * Letters left out, put in, replaced, or swapped with their neighbor (optimal string alignment). A
 * letter for its neighbor on the keyboard, one vowel for another, a doubled letter and a swap are
 * likelier than other slips.
 */
const slipsBetween = (a: string, b: string): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = [0];
  for (let column = 1; column <= b.length; column += 1)
    last = [...last, at(last, column - 1) + addedCost(b, column - 1)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [at(last, 0) + addedCost(a, row - 1)];
    for (let column = 1; column <= b.length; column += 1) {
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(last, column) + addedCost(a, row - 1),
          at(current, column - 1) + addedCost(b, column - 1),
          at(last, column - 1) + replacedCost(a[row - 1], b[column - 1]),
          isSwap ? at(beforeLast, column - 2) + COST_OF_LIKELY_SLIP : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
};

const COST_OF_LIKELY_SLIP = 0.8;
const COST_OF_DOUBLING = 0.5;

const addedCost = (word: string, index: number): number =>
  word[index] === word[index - 1] ? COST_OF_DOUBLING : 1;

const replacedCost = (a = '', b = ''): number => {
  if (a === b) return 0;
  return (VOWELS.includes(a) && VOWELS.includes(b)) || KEYBOARD_NEIGHBORS.has(a + b)
    ? COST_OF_LIKELY_SLIP
    : 1;
};

const VOWELS = 'aeiouy';

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Pairs of letters side by side, or one above the other. */
const KEYBOARD_NEIGHBORS: ReadonlySet<string> = new Set(
  KEYBOARD.flatMap((row, line) =>
    [...row].flatMap((letter, index) => {
      const below = KEYBOARD[line + 1] ?? '';
      return [row[index + 1], below[index], below[index - 1]]
        .filter((neighbor) => neighbor !== undefined)
        .flatMap((neighbor) => [letter + neighbor, neighbor + letter]);
    }),
  ),
);

const at = (row: readonly number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY;
