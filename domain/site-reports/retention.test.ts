import { expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.constants.ts';
import { byEach, givenHistory } from '../reports/history.fixture.ts';
import { retention } from './retention.ts';

const registered = { type: 'AccountRegistered' };
const signedIn = { type: 'SignedIn' };

test('a cohort is followed from the week in which it registered', () => {
  const history = [
    { ...registered, day: '2026-03-02', by: 'ana' },
    { ...registered, day: '2026-03-08', by: 'ben' },
    { ...signedIn, day: '2026-03-09', by: 'ana' },
    { ...signedIn, day: '2026-03-10', by: 'ana' },
    { ...registered, day: '2026-03-12', by: 'cat' },
    { ...signedIn, day: '2026-03-17', by: 'ben' },
    { ...signedIn, day: '2026-03-22', by: 'ana' },
  ];
  expect(givenHistory(retention, history).rows({ from: '2026-03-02', to: '2026-03-22' })).toEqual([
    ['2026-W10', 2, '0', 2],
    ['2026-W10', 2, '1', 1],
    ['2026-W10', 2, '2', 2],
    ['2026-W11', 1, '0', 1],
    ['2026-W11', 1, '1', 0],
    ['2026-W12', 0, '0', 0],
  ]);
});

test('weeks are counted on over the turn of the year', () => {
  const history = [
    { ...registered, day: '2026-12-31' },
    { ...signedIn, day: '2027-01-04' },
  ];
  const { rows } = givenHistory(retention, history);
  expect(rows({ from: '2026-12-28', to: '2027-01-10' })).toEqual([
    ['2026-W53', 1, '0', 1],
    ['2026-W53', 1, '1', 1],
    ['2027-W01', 0, '0', 0],
  ]);
});

test('registrations before the period are in no cohort', () => {
  const history = [
    { ...registered, day: '2026-03-01' },
    { ...signedIn, day: '2026-03-05' },
  ];
  expect(givenHistory(retention, history).rows({ from: '2026-03-02', to: '2026-03-08' })).toEqual([
    ['2026-W10', 0, '0', 0],
  ]);
});

test('the longest period is answered', () => {
  const history = [
    ...byEach(5, { ...registered, day: '2024-01-01' }),
    ...byEach(5, { ...signedIn, day: '2025-12-22' }),
  ];
  const period = { from: '2024-01-01', to: '2025-12-28' };
  expect((Date.parse(period.to) - Date.parse(period.from)) / DAY_MS + 1).toBe(retention.mostDays);
  const rows = givenHistory(retention, history).rows(period);
  expect(rows).toHaveLength((104 * 105) / 2);
  expect(rows[103]).toEqual(['2024-W01', 5, '103', 5]);
});
