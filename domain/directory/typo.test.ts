import { expect, test } from 'vitest';
import { closestWord } from './typo.ts';

const KNOWN = ['autism', 'behavior', 'dentist', 'lakes', 'medication', 'occupational'].concat([
  'pediatrician',
  'psychologist',
  'speech',
  'therapy',
  'ear',
]);

const meant = (mistyped: string): string | undefined =>
  closestWord(
    mistyped,
    KNOWN.map((word) => ({ word, listings: 1 })),
  )?.word;

test.each([
  ['speach', 'speech'],
  ['therpy', 'therapy'],
  ['theraphy', 'therapy'],
  ['autsim', 'autism'],
  ['dentsit', 'dentist'],
  ['bahavior', 'behavior'],
  ['ocupational', 'occupational'],
  ['pyschologist', 'psychologist'],
  ['pediatrition', 'pediatrician'],
])('"%s" was meant to be "%s"', (mistyped, word) => {
  expect(meant(mistyped)).toBe(word);
});

test.each(['takes', 'medicaid', 'eat', 'xylophone', ''])('"%s" is none of them', (word) => {
  expect(meant(word)).toBeUndefined();
});

test('of words equally far, the one in the most listings was meant', () => {
  const known = [
    { word: 'marta', listings: 3 },
    { word: 'maria', listings: 900 },
  ];
  expect(closestWord('marka', known)?.word).toBe('maria');
});

test('fewer slips beat more listings', () => {
  const known = [
    { word: 'kowalczyk', listings: 900 },
    { word: 'kowalski', listings: 3 },
  ];
  expect(closestWord('kowalsky', known)?.word).toBe('kowalski');
});
