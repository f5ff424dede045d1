import { expect, test } from 'vitest';
import { quickPeriod } from './periods.ts';

const TODAY = '2026-11-21';

test('the last months are whole, and over', () => {
  expect(quickPeriod('last-6-months', TODAY)).toEqual({ from: '2026-05-01', to: '2026-10-31' });
  expect(quickPeriod('last-12-months', TODAY)).toEqual({ from: '2025-11-01', to: '2026-10-31' });
  expect(quickPeriod('last-6-months', '2026-01-31')).toEqual({
    from: '2025-07-01',
    to: '2025-12-31',
  });
});

test('twelve weeks begin on a Monday and end on the last Sunday', () => {
  expect(quickPeriod('last-12-weeks', TODAY)).toEqual({ from: '2026-08-24', to: '2026-11-15' });
  expect(quickPeriod('last-12-weeks', '2026-11-16')).toEqual({
    from: '2026-08-24',
    to: '2026-11-15',
  });
});

test('on January 1 the year so far is one day long', () => {
  expect(quickPeriod('this-year', '2026-01-01')).toEqual({ from: '2026-01-01', to: '2026-01-01' });
});
