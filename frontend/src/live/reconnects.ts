const listeners = new Set<() => void>();

/** The server knows a socket by what the browser brings when it opens. */
export const reconnects = {
  /** A new cookie says whose page this is: the socket is opened anew. */
  now: (): void => {
    for (const hear of listeners) hear();
  },
  subscribe: (hear: () => void): (() => void) => {
    listeners.add(hear);
    return () => listeners.delete(hear);
  },
};
