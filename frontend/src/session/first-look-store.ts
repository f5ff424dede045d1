import { PRODUCT } from '@hearthway/domain/product.ts';
import { type BrowserStorage, tryToKeep } from './browser-storage.ts';
import { fieldsOf, jsonFields } from './json-fields.ts';

const FIRST_LOOK_KEY = `${PRODUCT.storagePrefix}-first-look`;

/** Question that a visitor asked on the start page. */
export interface AskedLook {
  /** ZIP code or city; empty for the whole country. */
  readonly location: string;
  /** Category id; empty for any kind. */
  readonly category: string;
}

/** The first look of this tab, and the listings that the visitor wants to keep in an account. */
export interface FirstLookStore {
  /** The same object until it changes; undefined for none. */
  readonly asked: () => AskedLook | undefined;
  readonly ask: (asked: AskedLook) => void;
  /** Ids of the listings to keep, empty for none. */
  readonly wanted: () => readonly string[];
  readonly want: (ids: readonly string[]) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createFirstLookStore = (storage: BrowserStorage): FirstLookStore => {
  const listeners = new Set<() => void>();
  let stored = readStored(storage);
  const keep = (next: typeof stored) => {
    stored = next;
    tryToKeep(storage, FIRST_LOOK_KEY, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return {
    asked: () => stored.asked,
    ask: (asked) => keep({ asked, wanted: [] }),
    wanted: () => stored.wanted,
    want: (wanted) => keep({ ...stored, wanted }),
    clear: () => {
      keep({ asked: undefined, wanted: [] });
      storage.removeItem(FIRST_LOOK_KEY);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const readStored = (
  storage: BrowserStorage,
): { readonly asked: AskedLook | undefined; readonly wanted: readonly string[] } => {
  const { asked, wanted } = jsonFields(storage.getItem(FIRST_LOOK_KEY) ?? '');
  const { location, category } = fieldsOf(asked);
  return {
    asked:
      typeof location === 'string' && typeof category === 'string'
        ? { location, category }
        : undefined,
    wanted: Array.isArray(wanted) ? wanted.filter((id) => typeof id === 'string') : [],
  };
};
