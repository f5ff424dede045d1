import { storageOr } from './browser-storage.ts';
import { createTokenStore } from './token-store.ts';

/** The one token store of this page. */
export const tokens = createTokenStore({
  storage: storageOr(() => localStorage),
  onOtherTab: (listener) => {
    // There is none at build time.
    if (typeof window !== 'undefined') window.addEventListener('storage', listener);
  },
});
