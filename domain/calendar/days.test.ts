import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import {
  addDays,
  dayNameOf,
  dayNumberOf,
  daysBetween,
  lastDayOfWeek,
  mondayOf,
  weekNameOf,
  weekNumberOf,
} from './days.ts';
import { DAY_MS } from './durations.constants.ts';

const weekOf = (day: string): string => weekNameOf(weekNumberOf(dayNumberOf(day)));

const nameOf = (date: number): string => new Date(date).toISOString().slice(0, 10);

test('every day of 130 years has the number and the name that the calendar gives it', () => {
  for (let number = 0; number < 130 * 365; number += 1) {
    const name = nameOf(number * DAY_MS);
    expect(dayNumberOf(name)).toBe(number);
    expect(dayNameOf(number)).toBe(name);
  }
});

test(
  'around the turn of the year, … lies in …',
  everyRow(
    [
      ['2020-12-31', '2020-W53'],
      ['2021-01-01', '2020-W53'],
      ['2021-01-03', '2020-W53'],
      ['2021-01-04', '2021-W01'],
      ['2024-12-29', '2024-W52'],
      ['2024-12-30', '2025-W01'],
      ['2025-12-28', '2025-W52'],
      ['2025-12-29', '2026-W01'],
      ['2026-01-01', '2026-W01'],
      ['2026-12-31', '2026-W53'],
      ['2027-01-03', '2026-W53'],
      ['2027-01-04', '2027-W01'],
      ['1970-01-01', '1970-W01'],
    ] as const,
    ([day, week]) => {
      expect(weekOf(day)).toBe(week);
    },
  ),
);

test('a week ends on its Sunday', () => {
  const sunday = dayNumberOf('2026-11-22');
  expect(lastDayOfWeek(weekNumberOf(dayNumberOf('2026-11-16')))).toBe(sunday);
  expect(lastDayOfWeek(weekNumberOf(sunday))).toBe(sunday);
});

test('days are added over months, leap days and years', () => {
  expect(addDays('2026-01-31', 1)).toBe('2026-02-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-11-21', -27)).toBe('2026-10-25');
  expect(daysBetween('2026-10-25', '2026-11-21')).toBe(27);
  expect(daysBetween('2026-01-01', '2025-12-31')).toBe(-1);
});

test('a week begins on Monday, before 1970 too', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('1969-12-28')).toBe('1969-12-22');
});
