export interface AdvanceNotifier {
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** Notifies any number of listeners of growth. */
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
