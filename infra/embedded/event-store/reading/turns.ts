import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many events a reader considers before other callers get a turn of the event loop. */
const TURN = 256;

/**
 * Counts the events that a reader has considered, whether its caller is sent them or not, and says
 * when others are due: `if (turns.isDue(page.length)) await turns.next();`
 */
export interface Turns {
  readonly isDue: (considered: number) => boolean;
  readonly next: () => Promise<void>;
}

export const countTurns = (): Turns => {
  let sinceLast = 0;
  return {
    isDue: (considered) => {
      sinceLast += considered;
      return sinceLast >= TURN;
    },
    next: async () => {
      sinceLast = 0;
      await nextTurn();
    },
  };
};
