export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface AtMostOptions {
  /** So many wait at most; any number by default. */
  readonly mostWaiting?: number;
  /** What a work is refused with for which there is no room to wait. */
  readonly whenFull?: () => Error;
}

/** Runs at most so many works at a time. The others wait, and go on in the order in which they came. */
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
