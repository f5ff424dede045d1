import { expect, test } from 'vitest';
import { isDay, monthsBefore, todayAt } from './days.ts';

test('today is the day in UTC', () => {
  expect(todayAt(new Date('2026-11-21T23:30:00-05:00'))).toBe('2026-11-22');
});

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['', false],
  ['tomorrow', false],
])('%j is a day: %s', (text, answer) => {
  expect(isDay(text)).toBe(answer);
});

test('months before reach over years', () => {
  expect(monthsBefore('2026-03-01', 1)).toBe('2026-02-01');
  expect(monthsBefore('2026-03-01', 12)).toBe('2025-03-01');
  expect(monthsBefore('2026-01-01', 1)).toBe('2025-12-01');
});
