import { expect, test } from 'vitest';
import { quickPeriod } from './periods.ts';

const TODAY = '2026-11-21';

test('28 days are four of each weekday, today included', () => {
  expect(quickPeriod('last-28-days', TODAY)).toEqual({ from: '2026-10-25', to: TODAY });
});

test('twelve weeks begin on a Monday and end with the week that we are in', () => {
  expect(quickPeriod('last-12-weeks', TODAY)).toEqual({ from: '2026-08-31', to: TODAY });
  expect(quickPeriod('last-12-weeks', '2026-11-16')).toEqual({
    from: '2026-08-31',
    to: '2026-11-16',
  });
});

test('on January 1 the year so far is one day long', () => {
  expect(quickPeriod('this-year', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
});
