import { createHash } from 'node:crypto';

/** Number and hash of events in their order. */
export interface Tally {
  readonly events: number;
  readonly sha256: string;
}

export interface RunningTally {
  /** Adds the next event, in one line. */
  readonly add: (line: string) => void;
  readonly events: () => number;
  /** Returns the result; nothing can be added afterwards. */
  readonly end: () => Tally;
}

export const startTally = (): RunningTally => {
  const hash = createHash('sha256');
  let events = 0;
  return {
    add: (line) => {
      hash.update(`${line}\n`);
      events += 1;
    },
    events: () => events,
    end: () => ({ events, sha256: hash.digest('hex') }),
  };
};
