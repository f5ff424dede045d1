import { storageOr } from './browser-storage.ts';
import { createLastSearchStore } from './last-search-store.ts';

/** The last search in this browser. */
export const lastSearch = createLastSearchStore(storageOr(() => localStorage));
