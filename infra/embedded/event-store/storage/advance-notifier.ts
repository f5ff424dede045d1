export interface AdvanceNotifier {
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** Tells any number of listeners that something has grown. */
export const advanceNotifier = (): AdvanceNotifier => {
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
