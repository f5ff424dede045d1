export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface AtMostOptions {
  /** Length of the queue; unlimited by default. */
  readonly mostWaiting?: number;
  /** The error for work that finds the queue full. */
  readonly whenFull?: () => Error;
}

/** Limits concurrency. Further work waits, first in, first out. */
export const atMost = (
  most: number,
  {
    mostWaiting = Number.POSITIVE_INFINITY,
    whenFull = () => new Error('Too many wait already.'),
  }: AtMostOptions = {},
): Limited => {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= mostWaiting) throw whenFull();
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
