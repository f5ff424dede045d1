import { expect, test } from 'vitest';
import { MASK } from '../privacy/private-details.ts';
import { firstNameIn, isShortened, lastNameIn } from './published-words.ts';

test.each([
  ['Ana Alvarez', 'Ana'],
  ['  María José  ', 'María'],
  ['', ''],
])('the first word of %o is %o', (name, first) => {
  expect(firstNameIn(name)).toBe(first);
});

test('the last name is the last of several words', () => {
  expect(lastNameIn('Ana María Alvarez ')).toBe('Alvarez');
  expect(lastNameIn('Ana')).toBeUndefined();
});

const ORIGINAL =
  'We called Dr. Smith at Oak School on Monday. He didn’t stop singing, at 7:30 a.m.!';

test.each([
  ORIGINAL,
  '',
  'We called on Monday. He didn’t stop singing.',
  `We called ${MASK} on Monday.`,
  'Stop singing!',
])('%o is shortened', (published) => {
  expect(isShortened(ORIGINAL, published)).toBe(true);
});

test.each([
  'We called Dr. Jones on Monday.',
  'Monday we called.',
  'We called, called and called.',
  'He did stop singing.',
])('%o says something else', (published) => {
  expect(isShortened(ORIGINAL, published)).toBe(false);
});

test('words of other alphabets and with accents count', () => {
  expect(isShortened('Él ya habla más de 3 palabras', 'Él habla más')).toBe(true);
  expect(isShortened('Él ya habla más', 'El habla más')).toBe(false);
});
