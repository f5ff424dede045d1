export interface LogHeadOptions {
  readonly readHead: () => Promise<bigint>;
  readonly onError: (error: unknown) => void;
}

/**
 * Whether a position is beyond the end of the log, so that no waiting would help. The log is asked only
 * about what is past the end known so far. Never rejects: as long as nobody can say, it is not.
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
