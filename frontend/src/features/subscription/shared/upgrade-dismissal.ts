import { PRODUCT } from '@hearthway/domain/product.ts';
import type { UpgradePrompt } from '@hearthway/domain/subscription/prompts.constants.ts';
import { UPGRADE_PROMPT_REST_MS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { type BrowserStorage, tryToKeep } from '../../../session/browser-storage.ts';

/** Key of the milliseconds since the epoch, of when the prompt was dismissed in this browser. */
export const dismissalKey = (where: UpgradePrompt): string =>
  `${PRODUCT.storagePrefix}-upgrade-${where}`;

export const isDismissedHere = (
  storage: BrowserStorage,
  where: UpgradePrompt,
  now: number,
): boolean => {
  const since = now - Number(storage.getItem(dismissalKey(where)) ?? Number.NaN);
  // A time in the future would hide it forever.
  return since >= 0 && since < UPGRADE_PROMPT_REST_MS;
};

/** A browser that keeps nothing asks the account. */
export const dismissHere = (storage: BrowserStorage, where: UpgradePrompt, now: number): void => {
  tryToKeep(storage, dismissalKey(where), String(now));
};
