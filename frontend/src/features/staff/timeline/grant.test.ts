import { expect, test } from 'vitest';
import { minutesLeft } from './grant.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:15:00Z', 15],
  ['2026-11-21T12:15:30Z', 15],
  ['2026-11-21T12:14:01Z', 15],
  ['2026-11-21T12:14:00Z', 14],
  ['2026-11-21T12:00:01Z', 1],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-21T11:00:00Z', 0],
])('a grant until %s lasts %i minutes', (until, minutes) => {
  expect(minutesLeft(until, now)).toBe(minutes);
});
