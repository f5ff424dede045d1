import { expect, test } from 'vitest';
import { timeLeft } from './promise.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');

test.each([
  ['2026-11-25T11:59:59.000Z', { state: 'ahead', count: 47, unit: 'hour' }],
  ['2026-11-25T12:00:00.000Z', { state: 'ahead', count: 2, unit: 'day' }],
  ['2026-11-23T18:00:00.000Z', { state: 'ahead', count: 6, unit: 'hour' }],
  ['2026-11-23T17:59:00.000Z', { state: 'soon', count: 5, unit: 'hour' }],
  ['2026-11-23T12:59:59.000Z', { state: 'soon', count: 59, unit: 'minute' }],
  ['2026-11-23T12:00:00.000Z', { state: 'late', count: 0, unit: 'minute' }],
  ['2026-11-23T10:30:00.000Z', { state: 'late', count: 1, unit: 'hour' }],
  ['2026-11-19T12:00:00.000Z', { state: 'late', count: 4, unit: 'day' }],
] as const)('a promise until %s', (dueAt, left) => {
  expect(timeLeft(dueAt, NOW)).toEqual(left);
});
