interface Places {
  taken: number;
  readonly waiting: (() => void)[];
}

interface ReadsAtOnceOptions {
  /** Concurrent reads of one network. */
  readonly most: number;
  /** Queue length per network; further reads are refused. */
  readonly mostWaiting: number;
}

export interface ReadsAtOnce {
  /**
   * Resolves with the function that releases the slot, once there is one; undefined where the queue is full.
   */
  readonly take: (network: string) => Promise<() => void> | undefined;
}

/** Slots for the reads of each network, first in, first out. */
export const createReadsAtOnce = ({ most, mostWaiting }: ReadsAtOnceOptions): ReadsAtOnce => {
  const networks = new Map<string, Places>();

  const giveBack = (network: string, places: Places) => {
    let isGiven = false;
    return (): void => {
      if (isGiven) return;
      isGiven = true;
      const next = places.waiting.shift();
      if (next !== undefined) {
        next();
        return;
      }
      places.taken -= 1;
      if (places.taken === 0) networks.delete(network);
    };
  };

  return {
    take: (network) => {
      const places = networks.get(network) ?? { taken: 0, waiting: [] };
      networks.set(network, places);
      if (places.taken < most) {
        places.taken += 1;
        return Promise.resolve(giveBack(network, places));
      }
      if (places.waiting.length >= mostWaiting) return undefined;
      return new Promise((resolve) => {
        places.waiting.push(() => resolve(giveBack(network, places)));
      });
    },
  };
};
