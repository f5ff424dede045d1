import { expect, test } from 'vitest';
import { dayNumberOf } from '../calendar/days.ts';
import { isWithin, slotsOf } from './periods.ts';

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
