import { expect, test } from 'vitest';
import { contentTerms } from './search-terms.ts';

test('a phrase of parents brings the others that mean the same', () => {
  const [term] = contentTerms("He doesn't talk");
  expect(term).toMatchObject({ typed: 'doesnt talk' });
  expect(term?.alike).toContain('nonverbal');
});

test('a phrase in Spanish as well', () => {
  const [term] = contentTerms('no habla');
  expect(term?.alike).toContain('sin hablar');
});

test('words that are common among providers count', () => {
  expect(contentTerms('school')).toEqual([{ typed: 'school', alike: [] }]);
});

test('a text without meaning has no terms', () => {
  expect(contentTerms('of my 🙂')).toEqual([]);
  expect(contentTerms('')).toEqual([]);
});
