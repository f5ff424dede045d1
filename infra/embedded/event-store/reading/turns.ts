import { setImmediate as nextTurn } from 'node:timers/promises';

/** Events that a reader considers before other callers get a turn of the event loop. */
const TURN = 256;
/** Time limit of a turn, for slow matching. */
const TURN_MS = 5;

/**
 * Counts the events that a reader has considered, whether or not they are sent, and tells when others are
 * due: `if (turns.isDue(page.length)) await turns.next();`
 */
export interface Turns {
  readonly isDue: (considered: number) => boolean;
  readonly next: () => Promise<void>;
  /** Must be called when the reader has waited for something else, so that others had their turn. */
  readonly restart: () => void;
}

export const countTurns = (): Turns => {
  let sinceLast = 0;
  let lastAt = performance.now();
  const restart = (): void => {
    sinceLast = 0;
    lastAt = performance.now();
  };
  return {
    isDue: (considered) => {
      sinceLast += considered;
      return sinceLast >= TURN || performance.now() - lastAt >= TURN_MS;
    },
    next: async () => {
      await nextTurn();
      restart();
    },
    restart,
  };
};
