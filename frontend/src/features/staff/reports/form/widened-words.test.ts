import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { widenedWords } from './widened-words.ts';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

test.for([
  ['2026-03-05', '2026-03-19', 'category', 'Covers whole weeks: Mar 2, 2026 to Mar 22, 2026'],
  ['2026-03-05', '2026-03-19', 'month', 'Covers whole months: Mar 1, 2026 to Mar 31, 2026'],
  ['2026-03-01', '2026-03-31', 'month', ''],
  ['2026-03-19', '2026-03-05', 'month', ''],
  ['', '2026-03-05', 'month', ''],
] as const)('from %s to %s by %s says %j', ([from, to, groupBy, words]) => {
  expect(widenedWords(english, { from, to }, groupBy)).toBe(words);
});
