import type { CopyProgress } from './copy-log.ts';

const REDRAW_EVERY_MS = 250;

export interface DisplayOptions {
  readonly terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  /** Milliseconds of a clock that only goes forwards. */
  readonly clock: () => number;
}

export interface Display {
  readonly show: (progress: CopyProgress) => void;
  readonly end: () => void;
}

/** One line on a terminal that is written over; nothing elsewhere, where lines would pile up. */
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
