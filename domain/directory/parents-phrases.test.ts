import { expect, test } from 'vitest';
import { parentsPhrases } from './parents-phrases.ts';

const { closest, termsOf } = parentsPhrases;

test('a phrase of parents brings the others that mean the same', () => {
  const [term] = termsOf("He doesn't talk");
  expect(term).toMatchObject({ typed: 'doesnt talk' });
  expect(term?.alike).toContain('nonverbal');
});

test('a phrase in Spanish as well', () => {
  const [term] = termsOf('no habla');
  expect(term?.alike).toContain('sin hablar');
});

test('words that are common among providers count', () => {
  expect(termsOf('school')).toEqual([{ typed: 'school', alike: [] }]);
});

test('a text without meaning has no terms', () => {
  expect(termsOf('of my 🙂')).toEqual([]);
  expect(termsOf('')).toEqual([]);
});

test('a slip is corrected by the words that content has', () => {
  const words = [
    { word: 'teacher', sections: 3 },
    { word: 'thesis', sections: 1 },
  ];
  expect(closest('techer', words)).toBe('teacher');
  expect(closest('xyzzyx', words)).toBeUndefined();
});

test.for(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a word may be any: %s',
  (word) => {
    expect(termsOf(word).map(({ alike }) => alike)).toEqual([[]]);
  },
);
