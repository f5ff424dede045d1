import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { axisNumber, axisWords, barWords } from './axis-words.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

test.each([
  ['2026-03-01', 'Mar 1, 26'],
  ['2026-W09', '2026-W09'],
] as const)('beside the axis, %s is %s', (place, words) => {
  expect(axisWords(i18n, place)).toBe(words);
});

const LONG = 'Diagnosis and Developmental Pediatrics and more';

test.each([
  ['a name that fits', 'Map', 320, 'Map'],
  ['a long name on a phone', LONG, 320, 'Diagnosis and Dev…'],
  ['a long name where there is room', LONG, 1_000, 'Diagnosis and Developmental Pediatrics…'],
] as const)('beside the bar stands %s', (_, name, width, words) => {
  expect(barWords(name, width)).toBe(words);
});

test.each([
  [60_000, 'cents', '$600'],
  [1_250, 'cents', '$12.50'],
  [0.25, 'share', '25%'],
  [1_400, 'families', '1,400'],
] as const)('beside the axis, %d of type %s is %s', (value, type, words) => {
  expect(axisNumber(i18n, value, type)).toBe(words);
});
