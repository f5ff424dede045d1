import { createTokenStore, type TokenStoreOptions } from './token-store.ts';

/** A browser that refuses to keep anything shows the pages all the same. */
const keepUntilClosed = (): TokenStoreOptions['storage'] => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
};

const storageOfBrowser = (): TokenStoreOptions['storage'] => {
  try {
    return localStorage;
  } catch {
    return keepUntilClosed();
  }
};

/** The one token store of this page. */
export const tokens = createTokenStore({
  storage: storageOfBrowser(),
  onOtherTab: (listener) => window.addEventListener('storage', listener),
});
