/** Draws 32-bit numbers, which cannot be foretold without the key. */
export type Words = () => number;

/** Always the same numbers for the same cell, and no others for any two cells. */
export type WordsOf = (cell: string) => Words;

/** Hundredths: of so many parts is an epsilon made. */
const PARTS = 100;

const WORDS = 2 ** 32;

/**
 * Two-sided geometric noise: k with a probability in proportion to exp(-epsilon × |k|). Integers alone,
 * so that no machine draws another number. The algorithm of Canonne, Kamath and Steinke, "The Discrete
 * Gaussian for Differential Privacy" (2020).
 */
export const drawNoise = (words: Words, epsilon: number): number => {
  const parts = Math.round(epsilon * PARTS);
  for (;;) {
    const rest = below(words, PARTS);
    if (!isLikelyBy(words, rest, PARTS)) continue;
    let whole = 0;
    while (isLikelyBy(words, 1, 1)) whole += 1;
    const size = Math.floor((rest + PARTS * whole) / parts);
    const isNegative = below(words, 2) === 1;
    if (size === 0 && isNegative) continue;
    return isNegative ? -size : size;
  }
};

/** True with the probability exp(-part / whole), for a part that is no more than the whole. */
const isLikelyBy = (words: Words, part: number, whole: number): boolean => {
  let turn = 1;
  while (below(words, whole * turn) < part) turn += 1;
  return turn % 2 === 1;
};

/** Uniform from 0 to less than the limit. */
const below = (words: Words, limit: number): number => {
  const fair = WORDS - (WORDS % limit);
  let word = words();
  while (word >= fair) word = words();
  return word % limit;
};

/** Variance of noise with this epsilon. */
const varianceOf = (epsilon: number): number => {
  const ratio = Math.exp(-epsilon);
  return (2 * ratio) / (1 - ratio) ** 2;
};

/** The mean of how far noise with this epsilon is from zero. */
export const meanErrorOf = (epsilon: number): number => {
  const ratio = Math.exp(-epsilon);
  return (2 * ratio) / (1 - ratio ** 2);
};

/**
 * The whole number that the sum of so many cells is off by at most, 95 times in 100. One cell is
 * computed exactly. The sum of several is nearly normal; how nearly, follows from its kurtosis (Cornish
 * and Fisher).
 */
export const marginOf = (epsilon: number, cells: number): number => {
  if (cells === 0) return 0;
  if (cells > 1) {
    const deviations = 1.96 + 0.21 / cells;
    return Math.ceil(deviations * Math.sqrt(varianceOf(epsilon) * cells));
  }
  const ratio = Math.exp(-epsilon);
  let margin = 0;
  while ((2 * ratio ** (margin + 1)) / (1 + ratio) > 0.05) margin += 1;
  return margin;
};
