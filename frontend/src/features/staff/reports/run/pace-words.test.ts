import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { timeLeftWords } from './pace-words.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

test.each([
  [0, 'About 1 second'],
  [13.2, 'About 14 seconds'],
  [90, 'About 2 minutes'],
  [3_600, 'About 60 minutes'],
])('%d seconds left read %s', (secondsLeft, words) => {
  expect(timeLeftWords(i18n, { secondsLeft })).toBe(words);
});

test('says nothing while the time is unknown', () => {
  expect(timeLeftWords(i18n, { secondsLeft: null })).toBeUndefined();
});
