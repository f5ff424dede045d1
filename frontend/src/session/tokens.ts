import { storageOr } from './browser-storage.ts';
import { createTokenStore } from './token-store.ts';

/** The one token store of this page. */
export const tokens = createTokenStore({
  storage: storageOr(() => localStorage),
  onOtherTab: (listener) => window.addEventListener('storage', listener),
});
