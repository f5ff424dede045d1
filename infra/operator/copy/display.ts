import type { CopyProgress } from './copy-log.ts';

const REDRAW_EVERY_MS = 250;
const STALLED_AFTER_MS = 10_000;

export interface DisplayOptions {
  readonly terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  /** Milliseconds of a clock that only goes forwards. */
  readonly clock: () => number;
  readonly waitingFor: string;
  readonly stalledAfterMs?: number;
}

export interface Display {
  readonly show: (progress: CopyProgress) => void;
  readonly moved: () => void;
  readonly end: () => void;
}

/**
 * One line on a terminal that is written over, and one line anywhere each time that nothing has moved
 * for ten seconds.
 */
export const createDisplay = ({
  terminal,
  clock,
  waitingFor,
  stalledAfterMs = STALLED_AFTER_MS,
}: DisplayOptions): Display => {
  let drawnAt = Number.NEGATIVE_INFINITY;
  let movedAt = clock();
  const clear = (): void => {
    if (terminal.isTTY) terminal.write('\r\u001b[K');
  };
  const watch = setInterval(() => {
    if (clock() - movedAt < stalledAfterMs) return;
    movedAt = clock();
    clear();
    terminal.write(`No progress for ${stalledAfterMs / 1000} s: waiting for ${waitingFor}.\n`);
  }, stalledAfterMs / 10);
  return {
    show: ({ step, events }) => {
      if (!terminal.isTTY || clock() - drawnAt < REDRAW_EVERY_MS) return;
      drawnAt = clock();
      terminal.write(`\r\u001b[K${events.toLocaleString('en-US')} events ${step}`);
    },
    moved: () => {
      movedAt = clock();
    },
    end: () => {
      clearInterval(watch);
      clear();
    },
  };
};
