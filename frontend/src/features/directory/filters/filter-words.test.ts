import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { ageWords } from './filter-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['0', 'Under 1 year'],
  ['1', '1 year'],
  ['7', '7 years'],
  ['adult', 'Adults, 22 and older'],
])('the age %s reads “%s”', (age, words) => {
  expect(ageWords(i18n, age)).toBe(words);
});
