import { beforeEach, expect, test } from 'vitest';
import { createStalenessWatch } from './staleness.ts';

let isStale: ReturnType<typeof createStalenessWatch>;

beforeEach(() => {
  isStale = createStalenessWatch();
});

test('one that is where it ought to be is never stale, however long that is', () => {
  expect(isStale({ position: 5n, target: 5n, now: 0 })).toBe(false);
  expect(isStale({ position: 5n, target: 5n, now: 60_000 })).toBe(false);
});

test('a new event does not make an idle projection stale at once', () => {
  isStale({ position: 5n, target: 5n, now: 0 });
  expect(isStale({ position: 5n, target: 6n, now: 60_000 })).toBe(false);
});

test('the log moves and the checkpoint does not: that is stale after ten seconds', () => {
  isStale({ position: 5n, target: 6n, now: 0 });
  expect(isStale({ position: 5n, target: 7n, now: 9_999 })).toBe(false);
  expect(isStale({ position: 5n, target: 8n, now: 10_000 })).toBe(true);
});

test('one that catches up step by step is busy and not stale', () => {
  isStale({ position: 5n, target: 90n, now: 0 });
  isStale({ position: 6n, target: 90n, now: 9_000 });
  expect(isStale({ position: 6n, target: 90n, now: 18_000 })).toBe(false);
  expect(isStale({ position: 6n, target: 90n, now: 19_000 })).toBe(true);
});

test('it is healthy again as soon as it moves', () => {
  isStale({ position: 5n, target: 9n, now: 0 });
  expect(isStale({ position: 5n, target: 9n, now: 20_000 })).toBe(true);
  expect(isStale({ position: 6n, target: 9n, now: 21_000 })).toBe(false);
});
