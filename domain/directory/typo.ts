import { soundOf } from './sound.ts';

export interface KnownWord {
  readonly word: string;
  /** Number of listings with the word. */
  readonly listings: number;
  /** Precomputed `soundOf(word)`, for frequently compared words. */
  readonly sound?: string;
}

/** Minimum length: too many other words differ from shorter ones by one letter. */
const MIN_WORD_LENGTH = 4;

/** Maximum costs by word length. Higher costs more likely mean another word. */
const MAX_COSTS: readonly (readonly [length: number, cost: number])[] = [
  [8, 2],
  [6, 1.4],
  [0, 1],
];

/** Cost of a phonetic spelling, regardless of its number of letters. */
const COST_OF_SOUND = 0.4;

/** Extra cost of another first letter, which is rarely mistyped unless it sounds alike. */
const COST_OF_OTHER_BEGINNING = 0.6;

/**
 * Corrects an unknown word to the known word with the likeliest typos, then with the most listings; undefined
 * if there is none.
 */
export const closestWord = <Known extends KnownWord>(
  mistyped: string,
  known: readonly Known[],
): Known | undefined => correctionsOf(mistyped, known)[0]?.known;

export interface Correction<Known extends KnownWord> {
  readonly known: Known;
  /** 0 for the same word, about 1 per typo. */
  readonly cost: number;
}

/** All plausible corrections, likeliest first. */
export const correctionsOf = <Known extends KnownWord>(
  mistyped: string,
  words: readonly Known[],
): readonly Correction<Known>[] => {
  if (mistyped.length < MIN_WORD_LENGTH) return [];
  const maxCost = maxCostOf(mistyped);
  const sound = soundOf(mistyped);
  return words
    .filter(({ word }) => Math.abs(word.length - mistyped.length) <= MAX_LENGTH_DIFFERENCE)
    .map((known) => ({ known, cost: costBetween(mistyped, sound, known, maxCost) }))
    .filter(({ cost }) => cost <= maxCost)
    .sort((a, b) => a.cost - b.cost || b.known.listings - a.known.listings);
};

/** Two typos and a silent letter. */
const MAX_LENGTH_DIFFERENCE = 3;

const maxCostOf = ({ length }: string): number =>
  MAX_COSTS.find(([from]) => length >= from)?.[1] ?? 0;

/** Infinite above the maximum. */
const costBetween = (
  mistyped: string,
  sound: string,
  { word, sound: heard = soundOf(word) }: KnownWord,
  maxCost: number,
): number => {
  if (mistyped === word) return 0;
  const bySound =
    sound.length < MIN_WORD_LENGTH - 1
      ? Number.POSITIVE_INFINITY
      : COST_OF_SOUND + beginningCost(sound, heard) + slipsBetween(sound, heard, maxCost);
  const byLetters = beginningCost(mistyped, word) + slipsBetween(mistyped, word, maxCost);
  return Math.min(byLetters, bySound);
};

const beginningCost = (a: string, b: string): number =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) ? 0 : COST_OF_OTHER_BEGINNING;

/**
 * Counts letters omitted, inserted, replaced, or swapped with neighbors (optimal string alignment).
 * Neighboring keys, other vowels, doubled letters and swaps cost less. Returns infinity as soon as the
 * maximum is certain to be exceeded, so that few comparisons run to the end.
 */
const slipsBetween = (a: string, b: string, maxCost: number): number => {
  if (Math.max(missingIn(a, b), missingIn(b, a)) * COST_OF_LIKELY_SLIP > maxCost)
    return Number.POSITIVE_INFINITY;
  const width = b.length + 1;
  const costs = new Float64Array((a.length + 1) * width);
  for (let column = 1; column < width; column += 1)
    costs[column] = at(costs, column - 1) + addedCost(b, column - 1);
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const start = row * width;
    const added = addedCost(a, row - 1);
    costs[start] = at(costs, start - width) + added;
    let least = at(costs, start);
    for (let column = 1; column < width; column += 1) {
      const here = start + column;
      const isSwap =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        at(costs, here - width) + added,
        at(costs, here - 1) + addedCost(b, column - 1),
        at(costs, here - width - 1) + replacedCost(a.charCodeAt(row - 1), b.charCodeAt(column - 1)),
        isSwap ? at(costs, here - 2 * width - 2) + COST_OF_LIKELY_SLIP : Number.POSITIVE_INFINITY,
      );
      costs[here] = cost;
      least = Math.min(least, cost);
    }
    // A swap continues from the row before the last.
    if (Math.min(least, leastBefore) > maxCost) return Number.POSITIVE_INFINITY;
    leastBefore = least;
  }
  return at(costs, costs.length - 1);
};

/** Counts distinct letters of the first word missing in the second. Each costs a typo other than doubling. */
const missingIn = (a: string, b: string): number => {
  let missing = lettersOf(a) & ~lettersOf(b);
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
};

/** One bit per letter; some letters share a bit. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
};

const COST_OF_LIKELY_SLIP = 0.8;
const COST_OF_DOUBLING = 0.5;

const addedCost = (word: string, index: number): number =>
  word[index] === word[index - 1] ? COST_OF_DOUBLING : 1;

/** Replacement costs by letter codes. */
const replacedCost = (a: number, b: number): number => {
  if (a === b) return 0;
  return LIKELY_SLIPS.has(pairOf(a, b)) ? COST_OF_LIKELY_SLIP : 1;
};

const CODES = 2 ** 16;
const pairOf = (a: number, b: number): number => a * CODES + b;

const VOWELS = [...'aeiouy'];

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const KEYBOARD_NEIGHBORS: readonly string[] = KEYBOARD.flatMap((row, line) =>
  [...row].flatMap((letter, index) => {
    const below = KEYBOARD[line + 1] ?? '';
    return [row[index + 1], below[index], below[index - 1]]
      .filter((neighbor) => neighbor !== undefined)
      .flatMap((neighbor) => [letter + neighbor, neighbor + letter]);
  }),
);

/** Adjacent keys, and pairs of vowels. */
const LIKELY_SLIPS: ReadonlySet<number> = new Set(
  [...KEYBOARD_NEIGHBORS, ...VOWELS.flatMap((one) => VOWELS.map((other) => one + other))].map(
    (pair) => pairOf(pair.charCodeAt(0), pair.charCodeAt(1)),
  ),
);

const at = (costs: Float64Array, index: number): number => costs[index] ?? Number.POSITIVE_INFINITY;
