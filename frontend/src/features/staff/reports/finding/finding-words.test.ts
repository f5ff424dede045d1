import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import type { Finding } from '@hearthway/domain/reports/finding.contract.ts';
import { type Messages, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { findingWords } from './finding-words.ts';

const catalogs = import.meta.glob<Messages>('../../../../../../locales/*/reports.po', {
  eager: true,
  import: 'messages',
});

const wordsIn = (locale: 'en' | 'es', finding: Finding): string => {
  const messages = catalogs[`../../../../../../locales/${locale}/reports.po`] ?? {};
  return findingWords(setupI18n({ locale, messages: { [locale]: messages } }), finding);
};

const active = (cell: string | number, before: string | number | null): Finding => ({
  kind: 'active',
  last: { period: '2026-03', cell },
  before: before === null ? null : { period: '2026-02', cell: before },
  isOver: true,
});

test(
  'says …',
  everyRow<[Finding, string]>(
    [
      [{ kind: 'nothing' }, 'No family did this in the period.'],
      [{ kind: 'untold' }, 'No number can be told here: too few families did this.'],
      [active(120, 100), 'Active in March 2026: 120 families, 20% more than in February 2026.'],
      [active(80, 100), 'Active in March 2026: 80 families, 20% fewer than in February 2026.'],
      [active(1500, 1500), 'Active in March 2026: 1,500 families, as many as in February 2026.'],
      [active(10, 0), 'Active in March 2026: 10 families, after none in February 2026.'],
      [active(10, '<5'), 'Active in March 2026: 10 families.'],
      [active('<5', 10), 'Active in March 2026: fewer than 5 families.'],
      [active(10, null), 'Active in March 2026: 10 families.'],
      [
        {
          kind: 'revenue',
          plus: 20,
          family: '<5',
          last: { period: '2026-03', cell: '<40000' },
          first: { period: '2026-01', cell: 10000 },
        },
        '20 families on Plus and fewer than 5 families on Family pay under $400.00 a month in March 2026; in January 2026 it was $100.00.',
      ],
      [
        {
          kind: 'funnel',
          registered: 100,
          loss: { from: 'Registered', to: 'Searched', came: 100, went: 40 },
        },
        'Most families are lost between “Registered” and “Searched”: 60%, from 100 to 40.',
      ],
      [
        {
          kind: 'funnel',
          registered: 10,
          loss: { from: 'Registered', to: 'Searched', came: 10, went: '<5' },
        },
        'Most families are lost between “Registered” and “Searched”: from 10 to <5.',
      ],
      [
        {
          kind: 'retention',
          shares: [
            { weeks: 1, least: 0.4, most: 0.4 },
            { weeks: 4, least: 0.1, most: 0.25 },
          ],
        },
        'Of families that registered, those active later: 40% after one week, 10% to 25% after 4 weeks.',
      ],
      [
        {
          kind: 'largest',
          groups: ['Dental'],
          families: 20,
          count: 30,
          share: 0.75,
          isAllTold: false,
        },
        'Dental comes first: 30 times, from 20 families, which is 75% of all that is told.',
      ],
      [
        {
          kind: 'largest',
          groups: ['Dental', 'Respite'],
          families: null,
          count: 30,
          share: 0.5,
          isAllTold: true,
        },
        'Dental and Respite come first, with 30 each.',
      ],
      [
        { kind: 'use', plan: 'Free', active: 100, features: ['Search'], share: 0.6 },
        'Used most on Free: Search, by 60% of 100 families.',
      ],
    ],
    ([finding, words]) => {
      expect(wordsIn('en', finding)).toBe(words);
    },
  ),
);

test.for([
  ['2026-03-02', 'on Mar 2, 2026'],
  ['2026-W10', 'in the week of Mar 2, 2026'],
  ['2027-W01', 'in the week of Jan 4, 2027'],
  ['2026-Q1', 'in quarter 1 of 2026'],
  ['2026', 'in 2026'],
] as const)('names the period %s', ([period, words]) => {
  const finding: Finding = {
    kind: 'active',
    last: { period, cell: 10 },
    before: null,
    isOver: true,
  };
  expect(wordsIn('en', finding)).toBe(`Active ${words}: 10 families.`);
});

test('speaks Spanish', () => {
  expect(wordsIn('es', active(120, 100))).toBe(
    'Activas en marzo de 2026: 120 familias, un 20\u{a0}% más que en febrero de 2026.',
  );
});
