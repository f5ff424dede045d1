import { describe, expect, test } from 'vitest';
import { addDays, dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { daysWithin, ENDLESS, isDayOf, lastDayOf, type RepeatRule } from './repeat-rule.ts';

const WEEKLY: RepeatRule = {
  repeats: 'weekly',
  interval: 1,
  weekdays: [],
  until: null,
  count: null,
};

const within = (first: string, rule: RepeatRule, from: string, to: string): readonly string[] =>
  daysWithin({ first, rule }, dayNumberOf(from), dayNumberOf(to)).map(dayNameOf);

describe('the days of a series', () => {
  test(
    'from …, … are … in the next months',
    everyRow(
      [
        // A date that a month lacks is left out.
        ['2026-01-31', { repeats: 'monthly' }, ['2026-01-31', '2026-03-31', '2026-05-31']],
        ['2024-02-29', { repeats: 'yearly' }, ['2024-02-29']],
        // The fifth weekday as well.
        ['2026-01-30', { repeats: 'monthly-weekday' }, ['2026-01-30', '2026-05-29']],
        [
          '2026-01-30',
          { repeats: 'monthly-last' },
          ['2026-01-30', '2026-02-27', '2026-03-27', '2026-04-24', '2026-05-29'],
        ],
        [
          '2026-01-07',
          { interval: 9, weekdays: ['MO'] },
          ['2026-01-07', '2026-03-09', '2026-03-11', '2026-05-11', '2026-05-13'],
        ],
        ['2026-01-07', { count: 2 }, ['2026-01-07', '2026-01-14']],
        ['2026-01-07', { until: '2026-01-20' }, ['2026-01-07', '2026-01-14']],
      ] as const,
      ([first, rule, days]) => {
        const shown = within(first, { ...WEEKLY, ...rule }, first, addDays(first, 145));
        expect(shown).toEqual(days);
      },
    ),
  );

  test('far ahead cost no more than the window', () => {
    const daily: RepeatRule = { ...WEEKLY, repeats: 'daily' };
    expect(within('2000-01-01', daily, '2199-12-30', '2199-12-31')).toHaveLength(2);
    expect(isDayOf({ first: '2000-01-01', rule: WEEKLY }, '2199-12-28')).toBe(true);
    expect(isDayOf({ first: '2000-01-01', rule: WEEKLY }, '1999-12-25')).toBe(false);
  });

  test('end with the count, with the last day, or never', () => {
    const lastOf = (first: string, rule: Partial<RepeatRule>): string =>
      lastDayOf({ first, rule: { ...WEEKLY, ...rule } });
    expect(lastOf('2026-01-07', {})).toBe(ENDLESS);
    expect(lastOf('2026-01-07', { count: 3 })).toBe('2026-01-21');
    expect(lastOf('2026-01-07', { until: '2026-01-20' })).toBe('2026-01-20');
    // More years than there are with four digits.
    expect(lastOf('2096-02-29', { repeats: 'yearly', interval: 99, count: 730 })).toMatch(/^9/);
  });
});
