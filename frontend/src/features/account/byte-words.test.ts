import { expect, test } from 'vitest';
import { byteWords } from './byte-words.ts';

test.each([
  [12, '1 kB'],
  [24_600, '25 kB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(byteWords('en', bytes)).toBe(words);
});
