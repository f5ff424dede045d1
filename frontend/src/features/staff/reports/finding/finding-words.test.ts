import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import type { Finding } from '@hearthway/domain/reports/finding.contract.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { findingWords } from './finding-words.ts';

const i18n = setupI18n({ locale: 'en', locales: 'en-US', messages: { en: {} } });

const off = (value: number) => ({ value, margin: 4 });

const active = (last: number, before: number): Finding => ({
  kind: 'latest',
  column: { id: 'families', label: 'Active families', type: 'families' },
  last: { period: '2026-03', ...off(last) },
  before: { period: '2026-02', ...off(before) },
});

test(
  'one sentence says …',
  everyRow<readonly [Finding, string]>(
    [
      [{ kind: 'open' }, 'Nothing is told yet: the period is not over.'],
      [active(30, 10), 'Active families in March 2026: 30 ± 4, more than in February 2026.'],
      [active(10, 30), 'Active families in March 2026: 10 ± 4, fewer than in February 2026.'],
      [
        active(12, 10),
        'Active families in March 2026: 12 ± 4, no clear change from what it was in February 2026.',
      ],
      [
        {
          kind: 'funnel',
          registered: off(40),
          loss: { from: 'Registered', to: 'Searched', came: off(40), went: off(10) },
        },
        'Most families are lost between “Registered” and “Searched”: from 40 ± 4 to 10 ± 4.',
      ],
      [
        { kind: 'funnel', registered: off(4), loss: null },
        'Families that registered: 4 ± 4. No step clearly lost any.',
      ],
      [
        {
          kind: 'retention',
          shares: [
            { weeks: 1, share: { value: 0.5, margin: 0.1 } },
            { weeks: 4, share: { value: 0.25, margin: 0.1 } },
          ],
        },
        'Of families that registered, those active later: about 50% ± 10% after one week, about 25% ± 10% after 4 weeks.',
      ],
      [
        { kind: 'largest', group: 'Dental', families: off(40), isClear: true },
        'Dental comes first, with 40 ± 4.',
      ],
      [
        { kind: 'largest', group: 'Dental', families: off(9), isClear: false },
        'No group clearly comes first. The highest number: Dental, 9 ± 4.',
      ],
      [
        {
          kind: 'use',
          plan: 'Free',
          active: off(100),
          feature: 'Search',
          share: { value: 0.8, margin: 0.05 },
        },
        'Used most on Free: Search, by about 80% ± 5% of 100 ± 4 families.',
      ],
    ],
    ([finding, words]) => {
      expect(findingWords(i18n, finding)).toBe(words);
    },
  ),
);
