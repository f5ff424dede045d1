export interface LogHeadOptions {
  readonly readHead: () => Promise<bigint>;
  readonly onError: (error: unknown) => void;
}

/**
 * Whether a position is beyond the end of the log, so that waiting would be useless. Asks the log
 * only for positions past its last known end. Never rejects: false while the log does not answer.
 */
export const createBeyondLog = ({ readHead, onError }: LogHeadOptions) => {
  let known = 0n;
  return async (position: bigint): Promise<boolean> => {
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
};
