import { setTimeout } from 'node:timers/promises';

export interface LogHeadOptions {
  readonly readHead: () => Promise<bigint>;
  readonly onError: (error: unknown) => void;
}

/** Maximum delay of a response to learn where the log ends. */
const PATIENCE_MS = 100;

export interface LogHead {
  readonly isBeyondLog: (position: bigint) => Promise<boolean>;
  /**
   * Whether a position to be sent is beyond the end of the log; false if the log does not respond in time,
   * since responses do not wait for the event store.
   */
  readonly isKnownBeyondLog: (position: bigint) => Promise<boolean>;
}

/**
 * Whether a position is beyond the end of the log, so that waiting would be useless. Asks the log only for
 * positions past its last known end. Never rejects: false while the log does not respond.
 */
export const createLogHead = ({ readHead, onError }: LogHeadOptions): LogHead => {
  let known = 0n;
  const isBeyondLog = async (position: bigint): Promise<boolean> => {
    if (position <= known) return false;
    try {
      const head = await readHead();
      if (head > known) known = head;
      return position > head;
    } catch (error) {
      onError(error);
      return false;
    }
  };
  return {
    isBeyondLog,
    isKnownBeyondLog: async (position) => {
      if (position <= known) return false;
      const impatient = new AbortController();
      const { signal } = impatient;
      try {
        const late = setTimeout(PATIENCE_MS, false, { signal }).catch(() => false);
        return await Promise.race([isBeyondLog(position), late]);
      } finally {
        impatient.abort();
      }
    },
  };
};
