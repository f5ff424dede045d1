export interface KnownWord {
  readonly word: string;
  /** Number of listings with the word. */
  readonly listings: number;
}

/** In shorter ones, too many other words are a letter away. */
const MIN_WORD_LENGTH = 4;

/** From this length on, two slips are likelier than another word. */
const LONG_WORD_LENGTH = 8;

/**
 * Corrects an unknown word, or undefined: of the known words, the one with the fewest slips, then
 * the one in the most listings. The first letter is hardly ever mistyped.
 */
export const closestWord = (
  mistyped: string,
  known: readonly KnownWord[],
): KnownWord | undefined => {
  if (mistyped.length < MIN_WORD_LENGTH) return undefined;
  const maxSlips = mistyped.length < LONG_WORD_LENGTH ? 1 : 2;
  return known
    .filter(({ word }) => word[0] === mistyped[0])
    .filter(({ word }) => Math.abs(word.length - mistyped.length) <= maxSlips)
    .map((candidate) => ({ candidate, slips: slipsBetween(mistyped, candidate.word) }))
    .filter(({ slips }) => slips <= maxSlips)
    .sort((a, b) => a.slips - b.slips || b.candidate.listings - a.candidate.listings)
    .at(0)?.candidate;
};

/**
 * Letters left out, put in, replaced, or swapped with their neighbor (optimal string alignment).
 */
const slipsBetween = (a: string, b: string): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
};

const at = (row: readonly number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY;
