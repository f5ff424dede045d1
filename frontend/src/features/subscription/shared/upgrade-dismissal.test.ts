import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { expect, test } from 'vitest';
import type { BrowserStorage } from '../../../session/browser-storage.ts';
import { dismissalKey, dismissHere, isDismissedHere } from './upgrade-dismissal.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const WHERE = 'home-banner';

const storing = (text?: string): BrowserStorage => {
  const kept = new Map(text === undefined ? [] : [[dismissalKey(WHERE), text]]);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
};

test('is shown until dismissed, and again after 24 hours', () => {
  const storage = storing();
  expect(isDismissedHere(storage, WHERE, NOW)).toBe(false);
  dismissHere(storage, WHERE, NOW);
  expect(isDismissedHere(storage, WHERE, NOW)).toBe(true);
  expect(isDismissedHere(storage, WHERE, NOW + DAY_MS - 1)).toBe(true);
  expect(isDismissedHere(storage, WHERE, NOW + DAY_MS)).toBe(false);
});

test('each prompt is dismissed by itself', () => {
  const storage = storing();
  dismissHere(storage, 'favorites', NOW);
  expect(isDismissedHere(storage, WHERE, NOW)).toBe(false);
});

test.each(['', 'true', '{', 'NaN', '-1', 'Infinity', String(NOW + DAY_MS)])(
  'text that is no time of a dismissal, %j, hides nothing',
  (text) => {
    expect(isDismissedHere(storing(text), WHERE, NOW)).toBe(false);
  },
);

test('a full storage does no harm', () => {
  const full: BrowserStorage = {
    ...storing(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => dismissHere(full, WHERE, NOW)).not.toThrow();
});
