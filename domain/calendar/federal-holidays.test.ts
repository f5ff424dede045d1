import { expect, test } from 'vitest';
import { dayNameOf, dayNumberOf } from './days.ts';
import {
  addWorkingDays,
  federalHolidays,
  isWorkingDay,
  workingDayFrom,
  workingDayUpTo,
} from './federal-holidays.ts';

const named = (year: number): readonly string[] => federalHolidays(year).map(dayNameOf).toSorted();

/** https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/ */
test.for([
  [
    2020,
    '2020-01-01 2020-01-20 2020-02-17 2020-05-25 2020-07-03 2020-09-07 2020-10-12 2020-11-11 2020-11-26 2020-12-25',
  ],
  [
    2021,
    '2021-01-01 2021-01-18 2021-02-15 2021-05-31 2021-06-18 2021-07-05 2021-09-06 2021-10-11 2021-11-11 2021-11-25 2021-12-24',
  ],
  [
    2026,
    '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25',
  ],
  [
    2027,
    '2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24',
  ],
  [
    2028,
    '2027-12-31 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-10 2028-11-23 2028-12-25',
  ],
] as const)('the federal holidays of %i, as observed', ([year, days]) => {
  expect(named(year).join(' ')).toBe(days);
});

test('no holiday is observed on a weekend, and each year has eleven', () => {
  for (let year = 2021; year < 2100; year += 1) {
    const weekdays = named(year).map((day) => new Date(`${day}T00:00:00Z`).getUTCDay());
    expect(weekdays).toHaveLength(11);
    expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
  }
});

test('working days leave out weekends, holidays, and the New Year of the next year', () => {
  const isWorking = (day: string): boolean => isWorkingDay(dayNumberOf(day));
  expect(isWorking('2027-12-30')).toBe(true);
  expect(isWorking('2027-12-31')).toBe(false);
  expect(dayNameOf(workingDayFrom(dayNumberOf('2027-12-31')))).toBe('2028-01-03');
  expect(dayNameOf(workingDayUpTo(dayNumberOf('2028-01-02')))).toBe('2027-12-30');
  expect(dayNameOf(addWorkingDays(dayNumberOf('2026-12-21'), 5))).toBe('2026-12-29');
});
