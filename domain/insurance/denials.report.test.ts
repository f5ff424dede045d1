import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import type { DenialReason, Outcome } from './denials.constants.ts';
import { appealsDecided, denials } from './denials.report.ts';

const day = '2026-03-02';
const period = { from: day, to: day };

const recorded = (denialReason: DenialReason | null, on = day) => ({
  type: 'DenialRecorded',
  data: { denialReason, planType: 'chip' },
  day: on,
});
const decided = (appealOutcome: Outcome, denialReason: DenialReason = 'experimental') => ({
  type: 'AppealDecided',
  data: { appealOutcome, denialReason, planType: null },
  day,
});

/** Rows with any family. */
const seen = (rows: readonly (readonly unknown[])[]) =>
  rows.filter(([, families]) => families !== 0);

test('denials are counted by reason and by kind of plan', () => {
  const { rows } = givenHistory(denials, [
    recorded('experimental'),
    recorded('educational', '2026-03-03'),
    { ...recorded(null), by: 'ben' },
    { ...recorded('educational', '2026-03-09'), by: 'ben' },
  ]);
  // A family's first denial in a week counts.
  expect(seen(rows(period))).toEqual([
    ['experimental', 1],
    ['unknown', 1],
  ]);
  expect(seen(rows({ ...period, groupBy: 'coverage' }))).toEqual([['chip', 2]]);
  expect(seen(rows({ ...period, groupBy: 'state' }))).toEqual([['unknown', 2]]);
  expect(rows({ ...period, groupBy: 'month' })).toEqual([['2026-03', 2]]);
});

test('a family with several decisions counts with the best of them', () => {
  const { rows } = givenHistory(appealsDecided, [
    { ...decided('upheld'), by: 'ana' },
    { ...decided('overturned'), by: 'ana' },
    { ...decided('partly'), by: 'ben' },
  ]);
  expect(seen(rows(period))).toEqual([['experimental', 2, 1, 1]]);
  expect(seen(rows({ ...period, groupBy: 'coverage' }))).toEqual([['unknown', 2, 1, 1]]);
});
