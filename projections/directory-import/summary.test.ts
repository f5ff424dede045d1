import { expect, test } from 'vitest';
import { summarize } from './summary.ts';

const IMPORTED = {
  rows: 2_050,
  resumedAt: 0,
  added: 200,
  returned: 0,
  updated: 1_000,
  unchanged: 1,
  retired: 1,
  demoRetired: 0,
  rejected: 0,
  remarked: 0,
};

test('describes the outcome of the rows in sentences', () => {
  expect(summarize(IMPORTED, { file: 'npi.csv', reportFile: 'r.csv' })).toBe(
    [
      'Read 2,050 rows of npi.csv.',
      'Published 1,201 listings: 200 new, 1,000 updated, 1 as before.',
      'Retired 1 listing that the source no longer has.',
      'No row was rejected.',
    ].join('\n'),
  );
});

test('mentions made-up listings, an interruption and the report when there are any', () => {
  const text = summarize(
    { ...IMPORTED, demoRetired: 1_101, resumedAt: 2_000, rejected: 1, remarked: 2 },
    { file: 'npi.csv', reportFile: '.data/imports/npi.csv.report.csv' },
  );
  expect(text).toContain('Read 2,050 rows of npi.csv, the first 2,000 of them before the inter');
  expect(text).toContain('Retired 1,101 made-up listings.');
  expect(text).toContain(
    'Rejected 1 row.\nRemarked on 2 things in rows that are listed.\nSee .data/imports/npi.csv.report.csv.',
  );
});
