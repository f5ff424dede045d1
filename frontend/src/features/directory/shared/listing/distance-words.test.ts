import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { distanceWords } from './distance-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  [0, 'Within about a mile'],
  [0.74, 'Within about a mile'],
  [0.8, 'About 1 mile away'],
  [1.4, 'About 1 mile away'],
  [2.6, 'About 3 miles away'],
  [24.9, 'About 25 miles away'],
  [99.4, 'About 99 miles away'],
  [1_234, 'About 1,230 miles away'],
])('%d miles read "%s"', (miles, words) => {
  expect(distanceWords(i18n, miles)).toBe(words);
});
