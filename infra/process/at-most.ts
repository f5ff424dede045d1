export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs at most so many works at a time. The others wait, and go on in the order in which they came. */
export const atMost = (most: number): Limited => {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
};
