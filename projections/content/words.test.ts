import { expect, test } from 'vitest';
import { sentencesIn, wordsIn } from './words.ts';

test('words are split as they are spoken', () => {
  expect(wordsIn('It isn’t well-known: 3.4 times, at 16!')).toEqual([
    ...['It', 'isn’t', 'well', 'known', '3.4', 'times', 'at', '16'],
  ]);
  expect(wordsIn('¿Por qué? El niño…')).toEqual(['Por', 'qué', 'El', 'niño']);
  expect(wordsIn('— 🙂 …')).toEqual([]);
});

test('sentences end at their signs, and a number ends none', () => {
  expect(sentencesIn('About 3.4 times. Really? Yes!')).toHaveLength(3);
  expect(sentencesIn('— …')).toEqual([]);
});
