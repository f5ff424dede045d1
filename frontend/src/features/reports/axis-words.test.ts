import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { axisNumber, axisWords } from './axis-words.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

test.each([
  ['2026-03-01', 'day', 'Mar 1, 26'],
  ['2026-W09', 'text', '2026-W09'],
  ['occupational-therapy', 'text', 'occupational-ther…'],
  ['diagnosis and more of it', 'text', 'diagnosis and mor…'],
] as const)('beside the axis, %s of type %s is %s', (place, type, words) => {
  expect(axisWords(i18n, place, type)).toBe(words);
});

test.each([
  [60_000, 'cents', '$600'],
  [1_250, 'cents', '$12.50'],
  [0.25, 'share', '25%'],
  [1_400, 'families', '1,400'],
] as const)('beside the axis, %d of type %s is %s', (value, type, words) => {
  expect(axisNumber(i18n, value, type)).toBe(words);
});
