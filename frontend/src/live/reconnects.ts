const listeners = new Set<() => void>();

/** Reopens the socket, which is authenticated by what the browser sends when opening it. */
export const reconnects = {
  /** Reopens it after a new cookie, which identifies the page's account. */
  now: (): void => {
    for (const hear of listeners) hear();
  },
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};
