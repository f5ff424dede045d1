import { expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.constants.ts';
import { fitsCadence, lastPeriodOf, nextDayOf } from './schedules.ts';

test.for([
  // 2026-11-23 is a Monday.
  ['weekly', '2026-11-22', '2026-11-09', '2026-11-15', '2026-11-23'],
  ['weekly', '2026-11-23', '2026-11-16', '2026-11-22', '2026-11-30'],
  ['weekly', '2027-01-01', '2026-12-21', '2026-12-27', '2027-01-04'],
  ['monthly', '2026-11-30', '2026-10-01', '2026-10-31', '2026-12-01'],
  ['monthly', '2026-03-01', '2026-02-01', '2026-02-28', '2026-04-01'],
  ['monthly', '2028-03-31', '2028-02-01', '2028-02-29', '2028-04-01'],
  ['monthly', '2027-01-01', '2026-12-01', '2026-12-31', '2027-02-01'],
] as const)('%s on %s: %s to %s, and next on %s', ([cadence, today, from, to, next]) => {
  expect(lastPeriodOf(cadence, { groupBy: 'day', today })).toEqual({ from, to });
  expect(nextDayOf(cadence, today)).toBe(next);
});

test('months by weeks have each week once, whole', () => {
  let day = '2026-01-01';
  let last: string | undefined;
  for (let month = 0; month < 36; month += 1) {
    day = nextDayOf('monthly', day);
    const { from, to } = lastPeriodOf('monthly', { groupBy: 'week', today: day });
    expect(new Date(from).getUTCDay()).toBe(1);
    expect(new Date(to).getUTCDay()).toBe(0);
    expect(to < day).toBe(true);
    if (last !== undefined) expect(Date.parse(from) - Date.parse(last)).toBe(DAY_MS);
    last = to;
  }
});

test.for([
  ['weekly', 'day', true],
  ['weekly', 'week', true],
  ['weekly', 'state', true],
  ['weekly', 'month', false],
  ['monthly', 'month', true],
  ['monthly', 'week', true],
  ['monthly', 'quarter', false],
] as const)('a %s report by %s: %s', ([cadence, groupBy, fits]) => {
  expect(fitsCadence(cadence, groupBy)).toBe(fits);
});
