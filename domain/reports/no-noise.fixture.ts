import type { WordsOf } from './noise.ts';

/** Words that draw no noise: tests and attackers see exact numbers by them. The product has no such key. */
export const noNoise: WordsOf = () => {
  // Draws a noise of zero: no parts, no wholes, a positive sign.
  const words = [0, 0, 0, 1, 0];
  let at = 0;
  return () => words[at++ % words.length] ?? 0;
};
