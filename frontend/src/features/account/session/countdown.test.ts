import { expect, test } from 'vitest';
import { minutesAndSeconds, secondsUntil } from './countdown.ts';

test.each([
  [300, '5:00'],
  [299, '4:59'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds read %s', (seconds, words) => {
  expect(minutesAndSeconds(seconds)).toBe(words);
});

test('counts a second until it is over, and never below zero', () => {
  expect([1_000, 1_001, 2_000, 2_500].map((now) => secondsUntil(2_000, now))).toEqual([1, 1, 0, 0]);
});
