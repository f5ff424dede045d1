/** Those who want to hear when something has changed. */
export interface Listeners {
  /** Returns the way to hear no more of it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
};
