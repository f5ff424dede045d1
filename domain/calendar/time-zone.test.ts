import { expect, test } from 'vitest';
import { dayIn } from './time-zone.ts';

test.for([
  ['America/New_York', '2026-01-02T03:04:05Z', '2026-01-01'],
  ['America/Los_Angeles', '2026-07-01T06:59:59Z', '2026-06-30'],
  ['America/Los_Angeles', '2026-07-01T07:00:00Z', '2026-07-01'],
  ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02'],
  ['Asia/Kathmandu', '2026-01-01T18:15:00Z', '2026-01-02'],
  ['UTC', '2026-01-01T23:59:59Z', '2026-01-01'],
  // The clock goes back on this night.
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
] as const)('in %s, %s is a time of %s', ([timeZone, now, day]) => {
  expect(dayIn(timeZone, new Date(now))).toBe(day);
});
