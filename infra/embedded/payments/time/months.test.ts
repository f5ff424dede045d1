import { describe, expect, test } from 'vitest';
import { addMonths, nextBillingDate } from './months.ts';

const at = (text: string): number => Date.parse(text) / 1000;
const text = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16);

describe('an anchor on the 31st', () => {
  const anchor = at('2027-01-31T22:30Z');

  test('bills on the last day of shorter months and comes back to the 31st', () => {
    const dates = [1, 2, 3, 4, 12, 13].map((months) => text(addMonths(anchor, months)));
    expect(dates).toEqual([
      '2027-02-28T22:30',
      '2027-03-31T22:30',
      '2027-04-30T22:30',
      '2027-05-31T22:30',
      '2028-01-31T22:30',
      '2028-02-29T22:30',
    ]);
  });

  test('finds the next date after any billing date', () => {
    const dates: string[] = [];
    for (let date = anchor; dates.length < 4; ) {
      date = nextBillingDate(anchor, date);
      dates.push(text(date));
    }
    expect(dates).toEqual([
      '2027-02-28T22:30',
      '2027-03-31T22:30',
      '2027-04-30T22:30',
      '2027-05-31T22:30',
    ]);
  });
});

test('an anchor on a leap day bills on the 28th in other years and on the 29th in leap years', () => {
  const anchor = at('2028-02-29T08:00Z');
  expect(text(addMonths(anchor, 12))).toBe('2029-02-28T08:00');
  expect(text(addMonths(anchor, 48))).toBe('2032-02-29T08:00');
  expect(text(nextBillingDate(anchor, at('2028-02-29T08:00Z')))).toBe('2028-03-29T08:00');
});

test('a moment before the first billing date leads to that date', () => {
  const anchor = at('2027-03-15T00:00Z');
  expect(text(nextBillingDate(anchor, at('2027-03-20T00:00Z')))).toBe('2027-04-15T00:00');
  expect(text(nextBillingDate(anchor, at('2027-04-14T23:59Z')))).toBe('2027-04-15T00:00');
});
