import { expect, test } from 'vitest';
import { dayOf, noonOf } from './day.ts';
import { fits, isFiltered, NO_FILTER } from './entry-filter.ts';
import { entryOf } from './staff.fixture.ts';

const entry = entryOf(1, { sentence: 'Added *Bright Steps ABA* to favorites' });

test.each([
  [{}, true],
  [{ context: 'favorites' }, true],
  [{ context: 'journey' }, false],
  [{ search: 'bright STEPS' }, true],
  [{ search: 'aba to fav' }, true],
  [{ search: 'dim' }, false],
  [{ day: dayOf(entry.at) }, true],
  [{ day: '2099-01-01' }, true],
  [{ day: '2020-01-01' }, false],
])('matches an entry against %j', (filter, isOne) => {
  expect(fits({ ...NO_FILTER, ...filter }, entry)).toBe(isOne);
});

test('knows whether anything is left out', () => {
  expect(isFiltered(NO_FILTER)).toBe(false);
  expect(isFiltered({ ...NO_FILTER, day: '2026-11-21' })).toBe(true);
});

test('a day is the reader’s, not UTC’s', () => {
  expect(dayOf('2026-01-06T03:00:00Z')).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 0, 5, 0, 0, 1).toISOString())).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 0, 5, 23, 59, 59).toISOString())).toBe('2026-01-05');
});

test('noon lies within its day; an invalid day has none', () => {
  expect(dayOf(noonOf('2026-03-08')?.toISOString() ?? '')).toBe('2026-03-08');
  expect(noonOf('2026-3')).toBeUndefined();
});
