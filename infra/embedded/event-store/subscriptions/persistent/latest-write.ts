/** Writes the newest of the values it is given, one at a time; those overtaken are never written. */
export interface LatestWrite<Value> {
  readonly write: (value: Value) => void;
  /** Resolves when nothing is being written or waits to be. */
  readonly settled: () => Promise<void>;
}

export const createLatestWrite = <Value>(
  store: (value: Value) => Promise<void>,
  onError: (error: Error) => void,
): LatestWrite<Value> => {
  let next: { readonly value: Value } | undefined;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    while (next !== undefined) {
      const { value } = next;
      next = undefined;
      await store(value).catch(onError);
    }
    running = undefined;
  };

  return {
    write: (value) => {
      next = { value };
      running ??= run();
    },
    settled: async () => {
      await running;
    },
  };
};
