import { expect, test } from 'vitest';
import type { BrowserStorage } from '../../../session/browser-storage.ts';
import {
  dismissUpgradeBanner,
  isUpgradeBannerDismissed,
  UPGRADE_BANNER_KEY,
} from './upgrade-dismissal.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 24 * 60 * 60 * 1_000;

const storing = (text?: string): BrowserStorage => {
  const kept = new Map(text === undefined ? [] : [[UPGRADE_BANNER_KEY, text]]);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
};

test('is shown until dismissed, and again after 24 hours', () => {
  const storage = storing();
  expect(isUpgradeBannerDismissed(storage, NOW)).toBe(false);
  dismissUpgradeBanner(storage, NOW);
  expect(isUpgradeBannerDismissed(storage, NOW)).toBe(true);
  expect(isUpgradeBannerDismissed(storage, NOW + DAY_MS - 1)).toBe(true);
  expect(isUpgradeBannerDismissed(storage, NOW + DAY_MS)).toBe(false);
});

test.each(['', 'true', '{', 'NaN', '-1', 'Infinity', String(NOW + DAY_MS)])(
  'what is no time that it was dismissed at, %j, hides nothing',
  (text) => {
    expect(isUpgradeBannerDismissed(storing(text), NOW)).toBe(false);
  },
);

test('a full storage does no harm', () => {
  const full: BrowserStorage = {
    ...storing(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => dismissUpgradeBanner(full, NOW)).not.toThrow();
});
