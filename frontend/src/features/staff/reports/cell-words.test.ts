import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { cellWords, isHidden } from './cell-words.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

test(
  '… of type … reads …',
  everyRow(
    [
      [1234, 'families', '1,234'],
      [0.1234, 'share', '12.3%'],
      [129_900, 'cents', '$1,299.00'],
      ['2026-03-01', 'day', 'Mar 1, 2026'],
      ['2026-W09', 'day', '2026-W09'],
      ['<5', 'families', '<5'],
      ['<0.15', 'share', 'under 15%'],
      ['<13485', 'cents', 'under $134.85'],
      ['hidden', 'families', 'not told'],
      ['aba-therapy', 'text', 'aba-therapy'],
      [null, 'count', ''],
    ] as const,
    ([cell, type, words]) => {
      expect(cellWords(i18n, cell, type)).toBe(words);
    },
  ),
);

test('a text in place of a number is a suppressed one', () => {
  expect(isHidden('<5', 'families')).toBe(true);
  expect(isHidden('<5', 'text')).toBe(false);
  expect(isHidden(5, 'families')).toBe(false);
});
