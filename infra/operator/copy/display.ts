import type { CopyProgress } from './copy-log.ts';

const REDRAW_EVERY_MS = 250;

export interface DisplayOptions {
  readonly terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  /** Monotonic clock in milliseconds. */
  readonly clock: () => number;
}

export interface Display {
  readonly show: (progress: CopyProgress) => void;
  readonly end: () => void;
}

/** Progress line that is overwritten on a terminal; prints nothing elsewhere, where lines would pile up. */
export const createDisplay = ({ terminal, clock }: DisplayOptions): Display => {
  let drawnAt = Number.NEGATIVE_INFINITY;
  return {
    show: ({ step, events }) => {
      if (!terminal.isTTY || clock() - drawnAt < REDRAW_EVERY_MS) return;
      drawnAt = clock();
      terminal.write(`\r\u001b[K${events.toLocaleString('en-US')} events ${step}`);
    },
    end: () => {
      if (terminal.isTTY) terminal.write('\r\u001b[K');
    },
  };
};
