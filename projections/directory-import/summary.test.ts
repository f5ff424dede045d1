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
  reasons: [],
  older: 0,
  joined: 0,
  gap: undefined,
};

test('describes the outcome of the rows in sentences', () => {
  expect(summarize(IMPORTED, { file: 'npi.csv', reportFile: 'r.csv' })).toBe(
    [
      'Read 2,050 rows of npi.csv.',
      'Published 1,201 listings: 200 new, 1,000 updated, 1 as before.',
      'Retired 1 listing that the source no longer has.',
      'No row was rejected.',
      'There is nothing to report: r.csv is not written.',
    ].join('\n'),
  );
});

test('mentions made-up listings, an interruption and the report when there are any', () => {
  const text = summarize(
    {
      ...IMPORTED,
      demoRetired: 1_101,
      resumedAt: 2_000,
      rejected: 1,
      remarked: 2,
      older: 3,
      joined: 4,
      reasons: [
        { isRejection: false, reason: 'Its telephone number cannot be called.', count: 2 },
        { isRejection: true, reason: 'It has no name.', count: 1 },
      ],
      gap: { from: '2025-11-03', to: '2025-11-09' },
    },
    { file: 'npi.csv', reportFile: '.data/imports/npi.csv.report.csv' },
  );
  expect(text).toContain('Read 2,050 rows of npi.csv, the first 2,000 of them before the inter');
  expect(text).toContain('Retired 1,101 made-up listings.');
  expect(text).toContain(
    [
      'Added 4 rows to the pages of listings that other sources have, as a further source.',
      'Left out 3 rows older than what the directory has.',
      'Rejected 1 row.',
      '  1: It has no name.',
      'Remarked on 2 things in rows that are listed.',
      '  2: Its telephone number cannot be called.',
      'What the registry changed from 2025-11-03 to 2025-11-09 is missing: import the newest monthly file.',
      'See .data/imports/npi.csv.report.csv.',
    ].join('\n'),
  );
});
