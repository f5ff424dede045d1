/** Generator of 32-bit numbers, unpredictable without the key. */
export type Words = () => number;

/** Deterministic per cell; different cells get independent numbers. */
export type WordsOf = (cell: string) => Words;

/** Scale of epsilon, which is given in hundredths. */
const PARTS = 100;

const WORDS = 2 ** 32;

/**
 * Draws two-sided geometric noise: k has a probability proportional to exp(-epsilon × |k|). Uses integers
 * only, so that all machines draw the same number. Algorithm by Canonne, Kamath and Steinke, "The Discrete
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

/** Returns true with probability exp(-part / whole), for a part no larger than the whole. */
const isLikelyBy = (words: Words, part: number, whole: number): boolean => {
  let turn = 1;
  while (below(words, whole * turn) < part) turn += 1;
  return turn % 2 === 1;
};

/** Uniform integer from 0 to below the limit. */
const below = (words: Words, limit: number): number => {
  const fair = WORDS - (WORDS % limit);
  let word = words();
  while (word >= fair) word = words();
  return word % limit;
};

const varianceOf = (epsilon: number): number => {
  const ratio = Math.exp(-epsilon);
  return (2 * ratio) / (1 - ratio) ** 2;
};

/** Returns the mean absolute value of noise with this epsilon. */
export const meanErrorOf = (epsilon: number): number => {
  const ratio = Math.exp(-epsilon);
  return (2 * ratio) / (1 - ratio ** 2);
};

/**
 * Returns the 95 % margin of error, a whole number, for a sum of this many cells. Exact for one cell. A sum
 * of several is nearly normal, with a correction from its kurtosis (Cornish and Fisher).
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
