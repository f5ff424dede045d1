import { setImmediate as nextTurn } from 'node:timers/promises';

/** How many events a reader considers before other callers get a turn of the event loop. */
const TURN = 256;
/** When matching them takes long, others get their turn earlier. */
const TURN_MS = 5;

/**
 * Counts the events that a reader has considered, whether its caller is sent them or not, and says
 * when others are due: `if (turns.isDue(page.length)) await turns.next();`
 */
export interface Turns {
  readonly isDue: (considered: number) => boolean;
  readonly next: () => Promise<void>;
  /** To be called when the reader has waited for something else, so that others had their turn. */
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
