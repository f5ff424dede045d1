import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { ageWords, waitLimitWords } from './filter-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['0', 'Under 1 year'],
  ['1', '1 year'],
  ['7', '7 years'],
  ['adult', 'Adults, 22 and older'],
])('the age %s reads “%s”', (age, words) => {
  expect(ageWords(i18n, age)).toBe(words);
});

test('a longest wait says whether providers stay of which none is known', () => {
  expect(waitLimitWords(i18n, { wait: '3', knownWait: false })).toBe(
    'Up to 3 months, or not known',
  );
  expect(waitLimitWords(i18n, { wait: '1', knownWait: true })).toBe('Up to 1 month');
});
