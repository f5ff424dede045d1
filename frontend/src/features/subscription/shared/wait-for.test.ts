import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { expect, test } from 'vitest';
import { waitFor } from './wait-for.ts';

test('a plan is read again just after its date', () => {
  expect(waitFor(DAY_MS)).toBe(DAY_MS + 2_000);
  expect(waitFor(-1_000)).toBe(1_000);
});

test('a plan whose date has passed is read again every minute', () => {
  expect(waitFor(-2_000)).toBe(60_000);
  expect(waitFor(-40 * DAY_MS)).toBe(60_000);
});

test('a date far ahead waits no longer than a timer can', () => {
  expect(waitFor(40 * DAY_MS)).toBe(2_147_483_647);
});
