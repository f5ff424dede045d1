import { expect, test } from 'vitest';
import { diagnosisDateProblem, localDay } from './diagnosis-date.ts';

const TODAY = '2026-11-21';

test.each(['1900-01-01', '2024-02-29', '2026-11-20', TODAY])('%s can be the day', (date) => {
  expect(diagnosisDateProblem(date, TODAY)).toBeUndefined();
});

test.each([
  ['', 'missing'],
  ['1899-12-31', 'too-early'],
  ['0026-11-20', 'too-early'],
  ['2026-11-22', 'future'],
  ['2027-01-01', 'future'],
  ['20261-01-01', 'future'],
  ['12026-11-20', 'future'],
] as const)('%j is %s', (date, problem) => {
  expect(diagnosisDateProblem(date, TODAY)).toBe(problem);
});

test('today follows the person’s time zone', () => {
  expect(localDay(new Date(2026, 0, 2, 0, 0))).toBe('2026-01-02');
  expect(localDay(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
});
