/** Something to wait at until another lets one through. */
export interface Gate {
  readonly wait: () => Promise<void>;
  readonly open: () => void;
}

export const createGate = (): Gate => {
  let pass: (() => void) | undefined;
  return {
    wait: () =>
      new Promise((resolve) => {
        pass = resolve;
      }),
    open: () => {
      pass?.();
      pass = undefined;
    },
  };
};
