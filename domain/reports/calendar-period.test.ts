import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { calendarPeriodOf } from './calendar-period.contract.ts';

test(
  'of the periods that are answered, …',
  everyRow(
    [
      ['days stay days', '2026-03-05', '2026-03-19', 'day', '2026-03-05', '2026-03-19'],
      ['weeks stay weeks', '2026-03-02', '2026-03-15', 'category', '2026-03-02', '2026-03-15'],
      ['a day is its week', '2026-03-05', '2026-03-05', 'state', '2026-03-02', '2026-03-08'],
      ['a month is its weeks', '2026-03-01', '2026-03-31', 'week', '2026-02-23', '2026-04-05'],
      ['a row is a whole month', '2026-03-05', '2026-04-01', 'month', '2026-03-01', '2026-04-30'],
      [
        'a row is a whole quarter',
        '2026-03-05',
        '2026-04-01',
        'quarter',
        '2026-01-01',
        '2026-06-30',
      ],
      ['a row is a whole year', '2026-03-05', '2026-04-01', 'year', '2026-01-01', '2026-12-31'],
      ['weeks cross the year', '2026-01-01', '2026-01-02', 'step', '2025-12-29', '2026-01-04'],
    ] as const,
    ([, from, to, groupBy, first, last]) => {
      expect(calendarPeriodOf({ from, to }, groupBy)).toEqual({ from: first, to: last });
    },
  ),
);
