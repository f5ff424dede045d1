export type LimitedRun = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface LimitConcurrencyOptions {
  /** Length of the queue; unlimited by default. */
  readonly maxWaiting?: number;
  /** Creates the error for work that finds the queue full. */
  readonly errorWhenFull?: () => Error;
}

/** Limits concurrency. Further work waits, first in, first out. */
export const limitConcurrency = (
  most: number,
  {
    maxWaiting = Number.POSITIVE_INFINITY,
    errorWhenFull = () => new Error('Too many wait already.'),
  }: LimitConcurrencyOptions = {},
): LimitedRun => {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= maxWaiting) throw errorWhenFull();
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
