import { PRODUCT } from '@hearthway/domain/product.ts';
import { UPGRADE_PROMPT_REST_MS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { type BrowserStorage, tryToKeep } from '../../../session/browser-storage.ts';

/** Milliseconds since the epoch, of when the banner was dismissed. */
export const UPGRADE_BANNER_KEY = `${PRODUCT.storagePrefix}-upgrade-banner`;

export const isUpgradeBannerDismissed = (storage: BrowserStorage, now: number): boolean => {
  const since = now - Number(storage.getItem(UPGRADE_BANNER_KEY) ?? Number.NaN);
  // A time in the future would hide it forever.
  return since >= 0 && since < UPGRADE_PROMPT_REST_MS;
};

/** A browser that keeps nothing shows it again with the next page. */
export const dismissUpgradeBanner = (storage: BrowserStorage, now: number): void => {
  tryToKeep(storage, UPGRADE_BANNER_KEY, String(now));
};
