import { UNKNOWN_DETAILS } from '@hearthway/domain/directory/unknown-listing.constants.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { decisiveFacts } from './decisive-facts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const SILENT = { ...UNKNOWN_DETAILS, lastVerified: null };

const textsOf = (known: Partial<Parameters<typeof decisiveFacts>[1]>): readonly string[] =>
  decisiveFacts(i18n, { ...SILENT, ...known }).map(({ text }) => text);

test('a listing that says nothing has no chips', () => {
  expect(textsOf({})).toEqual([]);
});

test('the chips come in the order in which they rule a provider out', () => {
  expect(
    textsOf({
      telehealth: true,
      insurance: ['Aetna'],
      medicaid: true,
      waitlist: 'About 3 months',
      accepting: true,
    }),
  ).toEqual([
    'Accepting new families',
    'Wait: about 3 months',
    'Accepts Medicaid',
    'Takes Aetna',
    'Telehealth',
  ]);
});

test('a refusal is a warning, not a silence', () => {
  const facts = decisiveFacts(i18n, { ...SILENT, accepting: false, medicaid: false });
  expect(facts.map(({ text, tone }) => [text, tone])).toEqual([
    ['Not accepting new families', 'caution'],
    ['No Medicaid', 'caution'],
  ]);
});

test('a wait has the month in which it was told', () => {
  expect(textsOf({ waitlist: '3 months', lastVerified: '2026-10-31' })).toEqual([
    'Wait: 3 months (as of Oct 2026)',
  ]);
  expect(textsOf({ waitlist: 'None at the moment', lastVerified: '2026-10-01' })).toEqual([
    'No wait list (as of Oct 2026)',
  ]);
});

test.each([
  [0, 'Families’ wait: less than a month, as 5 report since Jan 2026'],
  [3, 'Families’ wait: about 3 months, as 5 report since Jan 2026'],
  [12, 'Families’ wait: about a year, as 5 report since Jan 2026'],
  [18, 'Families’ wait: more than a year, as 5 report since Jan 2026'],
])('a wait of %i months by families says how many and since when', (months, text) => {
  expect(textsOf({ wait: { months, families: 5, since: '2026-01-01' } })).toEqual([text]);
});

test('a long list of plans is cut short, but never by a single one', () => {
  expect(textsOf({ insurance: ['A', 'B', 'C'] })).toEqual(['Takes A, B, C']);
  expect(textsOf({ insurance: ['A', 'B', 'C', 'D'] })).toEqual(['Takes A, B and 2 more']);
});

test('Medicaid is said once', () => {
  expect(textsOf({ insurance: ['Medicaid'], medicaid: true })).toEqual(['Accepts Medicaid']);
  expect(textsOf({ insurance: ['Aetna', 'Medicaid'], medicaid: true })).toEqual([
    'Accepts Medicaid',
    'Takes Aetna',
  ]);
  expect(textsOf({ insurance: ['Medicaid'] })).toEqual(['Takes Medicaid']);
});
