import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { dayNumberOf, isWithin, lastDayOfWeek, slotsOf, weekNameOf, weekNumberOf } from './days.ts';

const weekOf = (day: string): string => weekNameOf(weekNumberOf(dayNumberOf(day)));

const nameOf = (date: number): string => new Date(date).toISOString().slice(0, 10);

const DAY_MS = 24 * 60 * 60 * 1_000;

test('every day of 130 years has the number that the calendar gives it', () => {
  for (let number = 0; number < 130 * 365; number += 1)
    expect(dayNumberOf(nameOf(number * DAY_MS))).toBe(number);
});

test('every day of 130 years is named as the calendar does', () => {
  const to = nameOf(130 * 365 * DAY_MS);
  const { names } = slotsOf('day', { from: '1970-01-01', to });
  for (const [number, name] of names.entries()) expect(name).toBe(nameOf(number * DAY_MS));
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

test('a leap day is a day of its month', () => {
  expect(slotsOf('day', { from: '2028-02-28', to: '2028-03-01' }).names).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test('a period has a slot for every month that it touches, and for no other', () => {
  const slots = slotsOf('month', { from: '2026-11-30', to: '2027-02-01' });
  expect(slots.names).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(slots.indexOf(dayNumberOf('2026-11-29'))).toBe(-1);
  expect(slots.indexOf(dayNumberOf('2026-12-31'))).toBe(1);
  expect(slots.indexOf(dayNumberOf('2027-02-02'))).toBe(4);
});

test('both ends of a period belong to it', () => {
  const isInside = isWithin({ from: '2026-11-02', to: '2026-11-04' });
  const days = ['2026-11-01', '2026-11-02', '2026-11-04', '2026-11-05'];
  expect(days.map((day) => isInside(dayNumberOf(day)))).toEqual([false, true, true, false]);
});

test('quarters and years are named as such', () => {
  const period = { from: '2025-12-31', to: '2026-04-01' };
  expect(slotsOf('quarter', period).names).toEqual(['2025-Q4', '2026-Q1', '2026-Q2']);
  expect(slotsOf('year', period).names).toEqual(['2025', '2026']);
});
