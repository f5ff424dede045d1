/** Planned acts, the earliest first. */
export interface Agenda<Item> {
  /** Adds an act; those with the same time stay in insertion order. */
  readonly add: (at: number, item: Item) => void;
  readonly takeNext: () => { readonly at: number; readonly item: Item } | undefined;
}

interface Entry<Item> {
  readonly at: number;
  readonly order: number;
  readonly item: Item;
}

/** Binary heap. */
export const createAgenda = <Item>(): Agenda<Item> => {
  const heap: Entry<Item>[] = [];
  let added = 0;

  const swapUp = (from: number, entry: Entry<Item>): void => {
    let index = from;
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || isBefore(parent, entry)) break;
      heap[index] = parent;
      index = above;
    }
    heap[index] = entry;
  };

  const sinkFromTop = (entry: Entry<Item>): void => {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const [first, second] = [heap[left], heap[left + 1]];
      if (first === undefined) break;
      const isRight = second !== undefined && isBefore(second, first);
      const child = isRight ? second : first;
      if (isBefore(entry, child)) break;
      heap[index] = child;
      index = isRight ? left + 1 : left;
    }
    heap[index] = entry;
  };

  return {
    add: (at, item) => {
      added += 1;
      swapUp(heap.length, { at, order: added, item });
    },
    takeNext: () => {
      const next = heap[0];
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) sinkFromTop(last);
      return next;
    },
  };
};

const isBefore = (one: Entry<unknown>, other: Entry<unknown>): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
