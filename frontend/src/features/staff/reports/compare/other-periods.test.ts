import { expect, test } from 'vitest';
import { periodBefore, yearBefore } from './other-periods.ts';

test.for([
  ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['half a year', '2026-01-01', '2026-06-30', '2025-07-01', '2025-12-31'],
  ['three weeks', '2026-03-02', '2026-03-22', '2026-02-09', '2026-03-01'],
  ['a day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
] as const)('before %s there is as much', ([, from, to, first, last]) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
});

test.for([
  ['a month', '2026-03-01', '2026-03-31', '2025-03-01', '2025-03-31'],
  ['a February after a leap year', '2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ['a week', '2026-03-02', '2026-03-08', '2025-03-03', '2025-03-09'],
] as const)('%s has its like a year before', ([, from, to, first, last]) => {
  expect(yearBefore({ from, to })).toEqual({ from: first, to: last });
});
