import { expect, test } from 'vitest';
import { daysOn, NO_DAYS, withDay } from './learning-days.ts';

/** November 2, 9, 16 and 23 of 2026 are Mondays. */
const after = (...days: readonly number[]) =>
  days.map((day) => `2026-11-${String(day).padStart(2, '0')}`).reduce(withDay, NO_DAYS);

test.for<[string, readonly number[], number]>([
  ['one day after the other', [2, 3, 4], 3],
  ['two rest days in a week', [2, 4, 6], 3],
  ['the weekend', [2, 3, 4, 5, 6, 9, 10], 7],
  ['two rest days at the end of a week and two at the begin of the next', [6, 11], 2],
  ['two rest days in each of two weeks', [2, 5, 6, 7, 8, 11, 12], 7],
])('a streak goes on over %s', ([, days, streak]) => {
  expect(after(...days).streak).toBe(streak);
});

test.for<[string, readonly number[], number]>([
  ['three rest days in a row in a week', [2, 6], 1],
  ['a third rest day in a week', [2, 4, 6, 8], 1],
  ['a whole week', [6, 16], 1],
])('a streak begins again after %s', ([, days, streak]) => {
  expect(after(...days).streak).toBe(streak);
});

test('a day counts once, and none before the last', () => {
  expect(after(2, 2, 3, 2)).toMatchObject({ inAll: 2, streak: 2, inMonth: 2 });
});

test('the streak stands while today may still be a day of it', () => {
  const on = (day: string) => daysOn(after(2, 3), day).streak;
  expect(on('2026-11-03')).toBe(2);
  expect(on('2026-11-06')).toBe(2);
  expect(on('2026-11-07')).toBe(0);
  expect(on('2036-11-07')).toBe(0);
  expect(on('2026-11-02')).toBe(2);
});

test('days of a month are those of the month of today', () => {
  const days = withDay(after(28, 29, 30), '2026-12-01');
  expect(days).toMatchObject({ inAll: 4, inMonth: 1 });
  expect(daysOn(after(28, 29), '2026-12-01').inMonth).toBe(0);
  expect(daysOn(after(28, 29), '2026-11-30').inMonth).toBe(2);
  expect(daysOn(NO_DAYS, '2026-11-30')).toEqual({ streak: 0, inMonth: 0 });
});
