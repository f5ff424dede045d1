import { expect, test } from 'vitest';
import { noNoise } from './no-noise.fixture.ts';
import { drawNoise, marginOf, meanErrorOf, type Words } from './noise.ts';

/** Numbers that follow from a seed (Marsaglia’s xorshift). */
const wordsOf = (seed: number): Words => {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
};

const DRAWS = 10_000;

const drawn = (epsilon: number): readonly number[] => {
  const words = wordsOf(Math.round(epsilon * 1_000_003));
  return Array.from({ length: DRAWS }, () => drawNoise(words, epsilon));
};

test.each([0.85, 0.12])('with an epsilon of %d, noise is two-sided geometric', (epsilon) => {
  const all = drawn(epsilon);
  const ratio = Math.exp(-epsilon);
  const shareOf = (isMatch: (noise: number) => boolean) => all.filter(isMatch).length / all.length;
  for (const size of [0, 1, -1, 2, -3])
    expect(shareOf((noise) => noise === size)).toBeCloseTo(
      ((1 - ratio) / (1 + ratio)) * ratio ** Math.abs(size),
      1.8,
    );
  const error = all.reduce((sum, noise) => sum + Math.abs(noise), 0) / DRAWS;
  expect(error / meanErrorOf(epsilon)).toBeCloseTo(1, 1.3);
});

test.each([1, 2, 26])('95 of 100 sums of %d cells lie within their margin', (cells) => {
  for (const epsilon of [0.85, 0.12]) {
    const all = drawn(epsilon);
    const sums = Array.from({ length: Math.floor(DRAWS / cells) }, (_, at) =>
      all.slice(at * cells, (at + 1) * cells).reduce((sum, noise) => sum + noise, 0),
    );
    const margin = marginOf(epsilon, cells);
    const within = sums.filter((sum) => Math.abs(sum) <= margin).length / sums.length;
    expect(within).toBeGreaterThan(0.93);
    expect(sums.filter((sum) => Math.abs(sum) < margin).length / sums.length).toBeLessThan(0.98);
  }
});

test('the same numbers draw the same noise on every machine', () => {
  expect(drawn(0.85).slice(0, 12)).toMatchInlineSnapshot(`
    [
      0,
      0,
      0,
      2,
      1,
      0,
      -1,
      1,
      0,
      0,
      4,
      0,
    ]
  `);
});

test('a test that turns noise off sees exact numbers', () => {
  expect([1, 0.45, 0.12].map((epsilon) => drawNoise(noNoise('a cell'), epsilon))).toEqual([
    0, 0, 0,
  ]);
});
