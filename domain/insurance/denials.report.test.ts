import { expect, test } from 'vitest';
import { byEach, fold, givenHistory, paramsOf } from '../reports/history.fixture.ts';
import { tableOf } from '../reports/published-table.ts';
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
    recorded('experimental'),
    recorded(null),
    recorded('educational', '2026-03-03'),
  ]);
  expect(seen(rows(period))).toEqual([
    ['experimental', 1, 2],
    ['unknown', 1, 1],
  ]);
  expect(seen(rows({ ...period, groupBy: 'coverage' }))).toEqual([['chip', 1, 3]]);
  expect(seen(rows({ ...period, groupBy: 'state' }))).toEqual([['unknown', 1, 3]]);
});

test('decisions are counted by family, and a family can have several', () => {
  const { rows } = givenHistory(appealsDecided, [
    { ...decided('upheld'), by: 'ana' },
    { ...decided('overturned'), by: 'ana' },
    { ...decided('partly'), by: 'ben' },
  ]);
  expect(seen(rows(period))).toEqual([['experimental', 2, 1, 1]]);
  expect(seen(rows({ ...period, groupBy: 'coverage' }))).toEqual([['unknown', 2, 1, 1]]);
});

test('groups of fewer than five families are hidden', () => {
  const history = [...byEach(9, decided('upheld')), ...byEach(4, decided('overturned'), 'g')];
  const state = fold(appealsDecided, history);
  const { rows } = tableOf(appealsDecided, state, paramsOf(appealsDecided, period));
  const row = rows.find(([group]) => group === 'experimental') ?? [];
  expect(row).not.toContain(4);
  expect(row).not.toContain(13);
});
