import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { figureWords } from './cell-words.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

test(
  'a number is told with its margin …',
  everyRow(
    [
      [{ value: 1_234, margin: 5 }, 'families', '1,234 ± 5'],
      [{ value: -3, margin: 4 }, 'families', '0 ± 4'],
      [{ value: 0.255, margin: 0.031 }, 'share', 'about 25.5% ± 3.1%'],
      [{ value: 26_672, margin: 1_210 }, 'cents', 'about $266.72 ± $13.00'],
      [null, 'families', ''],
    ] as const,
    ([figure, type, words]) => {
      expect(figureWords(i18n, figure, type)).toBe(words);
    },
  ),
);
