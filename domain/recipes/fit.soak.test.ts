import { expect, test } from 'vitest';
import { wrongPairs } from './fit.fixture.ts';

test('“fits” is never wrong in 100,000 random pairs of recipe and profile', () => {
  expect(wrongPairs(100_000, 2)).toEqual([]);
}, 600_000);
