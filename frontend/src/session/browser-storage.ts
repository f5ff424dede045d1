export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser that refuses to keep anything shows the pages all the same. */
const keepUntilClosed = (): BrowserStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
};

/** Merely accessing a refused storage throws. */
export const storageOr = (ask: () => Storage): BrowserStorage => {
  try {
    return ask();
  } catch {
    return keepUntilClosed();
  }
};

/** Whether it was stored: a full or forbidden storage refuses. */
export const tryToKeep = (storage: BrowserStorage, key: string, value: string): boolean => {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
