import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

test('a child is a year older from the month of its birthday on', () => {
  expect(ageOf('2020-05', '2026-04-30')).toBe(5);
  expect(ageOf('2020-05', '2026-05-01')).toBe(6);
  expect(ageOf('2026-11', '2026-11-28')).toBe(0);
  expect(ageOf('', '2026-11-28')).toBeNull();
});
