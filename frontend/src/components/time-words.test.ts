import { expect, test } from 'vitest';
import { agoWords } from './time-words.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:30Z', 'this minute'],
  ['2026-11-21T11:59:01Z', 'this minute'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T10:59:00Z', '1 hour ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-12T11:00:00Z', '9 days ago'],
])('%s was %s', (then, words) => {
  expect(agoWords('en', new Date(then), now)).toBe(words);
});
