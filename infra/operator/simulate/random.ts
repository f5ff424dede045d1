import { createHash } from 'node:crypto';

/** Pseudorandom numbers that are always the same for a seed. */
export interface Random {
  /** Number from 0 to below 1. */
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  /** Integer from 0 to below `count`. */
  readonly below: (count: number) => number;
  /** Throws for an empty list. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Exponential waiting time with this mean, never negative. */
  readonly wait: (mean: number) => number;
  /** Number of occurrences for this average. */
  readonly times: (mean: number) => number;
  /** Number around 1 with this spread (a log-normal distribution). */
  readonly around: (spread: number) => number;
  /** 32 hexadecimal digits. */
  readonly id: () => string;
  readonly uuid: () => string;
}

/** sfc32, whose 128 bits of state keep the ids of a large history apart. */
export const createRandom = (seed: string): Random => {
  const digest = createHash('sha256').update(seed).digest();
  let a = digest.readInt32LE(0);
  let b = digest.readInt32LE(4);
  let c = digest.readInt32LE(8);
  let counter = digest.readInt32LE(12);

  const draw = (): number => {
    const drawn = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + drawn;
    return drawn >>> 0;
  };
  const next = (): number => draw() / 2 ** 32;
  const below = (count: number): number => Math.floor(next() * count);
  const wait = (mean: number): number => -mean * Math.log(1 - next());
  const hex = (): string => draw().toString(16).padStart(8, '0');
  const id = (): string => hex() + hex() + hex() + hex();
  return {
    next,
    chance: (probability) => next() < probability,
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    wait,
    times: (mean) => {
      let times = 0;
      for (let passed = wait(1); passed < mean; passed += wait(1)) times += 1;
      return times;
    },
    around: (spread) =>
      Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    id,
    uuid: () => {
      const digits = id();
      return [
        digits.slice(0, 8),
        digits.slice(8, 12),
        `4${digits.slice(13, 16)}`,
        `a${digits.slice(17, 20)}`,
        digits.slice(20),
      ].join('-');
    },
  };
};

/** Returns a function that maps a number from 0 to below 1 to an item, in proportion to its weight. */
export const weighted = <Item>(
  items: readonly (readonly [item: Item, weight: number])[],
): ((at: number) => Item) => {
  const ends: number[] = [];
  let total = 0;
  for (const [, weight] of items) {
    total += weight;
    ends.push(total);
  }
  return (at) => {
    const index = ends.findIndex((end) => at * total < end);
    const found = items.at(index);
    if (found === undefined) throw new Error('There is nothing to pick from.');
    return found[0];
  };
};
