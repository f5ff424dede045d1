import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { agoWords } from './time-words.ts';

const now = new Date('2026-11-21T12:00:00Z');

test(
  '… was …',
  everyRow(
    [
      ['2026-11-21T12:00:30Z', 'this minute'],
      ['2026-11-21T11:59:01Z', 'this minute'],
      ['2026-11-21T11:59:00Z', '1 minute ago'],
      ['2026-11-21T11:00:01Z', '59 minutes ago'],
      ['2026-11-21T10:59:00Z', '1 hour ago'],
      ['2026-11-20T12:00:01Z', '23 hours ago'],
      ['2026-11-20T12:00:00Z', 'yesterday'],
      ['2026-11-12T11:00:00Z', '9 days ago'],
      ['2026-10-07T12:00:00Z', '45 days ago'],
      ['2026-10-06T12:00:00Z', 'last month'],
      ['2025-05-25T12:00:00Z', '18 months ago'],
      ['2025-05-24T12:00:00Z', 'last year'],
      ['2024-12-31T12:00:00Z', '2 years ago'],
    ],
    ([then, words]) => {
      expect(agoWords('en', new Date(then), now)).toBe(words);
    },
  ),
);

test.each([
  // 26 hours across two midnights.
  ['2026-11-20T23:00:00', '2026-11-22T01:00:00', '2 days ago'],
  ['2026-11-20T00:30:00', '2026-11-21T23:30:00', 'yesterday'],
  // The end of daylight saving time lies between them.
  ['2026-10-31T12:00:00', '2026-11-01T12:00:00', 'yesterday'],
])('by the calendar, %s is at %s %s', (then, later, words) => {
  expect(agoWords('en', new Date(then), new Date(later))).toBe(words);
});

test('the day is that of the reader, not that of UTC', () => {
  const earlyInUtc = new Date('2026-11-20T03:00:00Z');
  const lateInUtc = new Date('2026-11-21T04:00:00Z');
  expect(agoWords('en', earlyInUtc, lateInUtc)).toBe('yesterday');
  expect(agoWords('en', earlyInUtc, new Date('2026-11-21T06:00:00Z'))).toBe('2 days ago');
});
