import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { byteWords } from './byte-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  [12, '1 kB'],
  [24_600, '25 kB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(byteWords(i18n, bytes)).toBe(words);
});
