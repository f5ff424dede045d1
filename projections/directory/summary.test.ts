import { expect, test } from 'vitest';
import { summarize } from './summary.ts';

const IMPORTED = {
  rows: 2_050,
  resumedAt: 0,
  added: 200,
  updated: 1_000,
  unchanged: 1,
  removed: 1,
  demoRemoved: 0,
  rejected: 0,
};

test('says in sentences what became of the rows', () => {
  expect(summarize(IMPORTED, { file: 'npi.csv', reportFile: 'r.csv' })).toBe(
    [
      'Read 2,050 rows of npi.csv.',
      'Published 1,201 listings: 200 new, 1,000 updated, 1 as before.',
      'Removed 1 listing of closed practices and changed specialties.',
      'No row was rejected.',
    ].join('\n'),
  );
});

test('mentions made-up listings, an interruption and the report when there are any', () => {
  const text = summarize(
    { ...IMPORTED, demoRemoved: 1_101, resumedAt: 2_000, rejected: 1 },
    { file: 'npi.csv', reportFile: '.data/imports/npi.csv.rejects.csv' },
  );
  expect(text).toContain('Read 2,050 rows of npi.csv, the first 2,000 of them before the inter');
  expect(text).toContain('Removed 1,101 made-up listings.');
  expect(text).toContain('Rejected 1 row: see .data/imports/npi.csv.rejects.csv.');
});
