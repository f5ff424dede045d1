import { PRODUCT } from '@hearthway/domain/product.ts';
import { type BrowserStorage, tryToKeep } from './browser-storage.ts';
import { jsonFields } from './json-fields.ts';

export const LAST_SEARCH_KEY = `${PRODUCT.storagePrefix}-last-search`;

/**
 * The last search of one account, kept in this browser: search texts are sent to no event, so the
 * server has none. Shown to no other account, and removed when its own signs out or another signs in.
 */
export interface LastSearchStore {
  /** The page of the search: path and query. */
  readonly read: (userId: string) => string | undefined;
  readonly keep: (userId: string, path: string) => void;
  /** This account is signed in. */
  readonly claim: (userId: string) => void;
  /** The person has signed out. */
  readonly clear: () => void;
}

export const createLastSearchStore = (storage: BrowserStorage): LastSearchStore => {
  const stored = () => jsonFields(storage.getItem(LAST_SEARCH_KEY) ?? '');
  const clear = () => storage.removeItem(LAST_SEARCH_KEY);
  return {
    read: (userId) => {
      const { userId: owner, path } = stored();
      return owner === userId && typeof path === 'string' ? path : undefined;
    },
    keep: (userId, path) => {
      tryToKeep(storage, LAST_SEARCH_KEY, JSON.stringify({ userId, path }));
    },
    claim: (userId) => {
      if (stored()['userId'] !== userId) clear();
    },
    clear,
  };
};
