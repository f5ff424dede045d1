import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { axisNumber, axisWords, barWords } from './axis-words.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

test.each([
  ['2026-03-01', 'day', 'Mar 1, 26'],
  ['2026-W09', 'text', '2026-W09'],
] as const)('beside the axis, %s of type %s is %s', (place, type, words) => {
  expect(axisWords(i18n, place, type)).toBe(words);
});

const LONG = 'Diagnosis and Developmental Pediatrics and more';

test.each([
  ['a name that fits', 'Map', 12, 320, 'Map'],
  ['a long name on a phone', LONG, 12, 320, 'Diagnosis and Dev…'],
  ['a long name where there is room', LONG, 12, 1_000, 'Diagnosis and Developmental Pediatrics…'],
  ['zero', 'Map', 0, 320, 'Map'],
  ['nothing', 'Map', null, 320, 'Map'],
  ['a small group', 'Map', '<5', 320, 'Map · <5'],
  ['a hidden number', LONG, 'hidden', 320, 'Diagnosis and Dev… · not told'],
] as const)('beside the bar, %s is named as suppressed', (_, x, cell, width, words) => {
  const plot = { xType: 'text', type: 'count', width } as const;
  expect(barWords(i18n, { x, cells: { s0: cell } }, plot)).toBe(words);
});

test('names each reason once beside several suppressed bars', () => {
  const point = { x: 'Map', cells: { s0: '<5', s1: 12, s2: 'hidden', s3: '<5' } };
  const plot = { xType: 'text', type: 'count', width: 320 } as const;
  expect(barWords(i18n, point, plot)).toBe('Map · <5 · not told');
});

test.each([
  [60_000, 'cents', '$600'],
  [1_250, 'cents', '$12.50'],
  [0.25, 'share', '25%'],
  [1_400, 'families', '1,400'],
] as const)('beside the axis, %d of type %s is %s', (value, type, words) => {
  expect(axisNumber(i18n, value, type)).toBe(words);
});
