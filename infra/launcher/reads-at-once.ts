interface Places {
  taken: number;
  readonly waiting: (() => void)[];
}

interface ReadsAtOnceOptions {
  /** Reads of one network at the same time. */
  readonly most: number;
  /** Further ones of a network are refused. */
  readonly mostWaiting: number;
}

export interface ReadsAtOnce {
  /** Resolves with what gives the place back, once there is one; undefined where too many wait already. */
  readonly take: (network: string) => Promise<() => void> | undefined;
}

/** Places for the reads of each network. The first that waits is the first that gets one. */
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
