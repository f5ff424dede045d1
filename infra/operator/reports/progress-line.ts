import type { ReplayProgress } from '../../adapters/reports/replay.ts';

/** Formats as ` 52%  1,234,000 events, 61,000 a second, 9 s left`. */
export const progressLine = ({
  events,
  share,
  eventsPerSecond,
  secondsLeft,
}: ReplayProgress): string => {
  const left = secondsLeft === null ? '' : `, ${duration(secondsLeft)} left`;
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  return `${percent}  ${count(events)} events, ${count(eventsPerSecond)} a second${left}`;
};

const count = (number: number): string => number.toLocaleString('en-US');

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;

const REDRAW_EVERY_MS = 250;

export interface ProgressDisplay {
  readonly show: (progress: ReplayProgress) => void;
  readonly clear: () => void;
}

/** Progress line that is overwritten on a terminal; prints nothing elsewhere, where lines would pile up. */
export const progressDisplay = (
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  nowMs: () => number,
): ProgressDisplay => {
  let drawnAtMs = Number.NEGATIVE_INFINITY;
  return {
    show: (progress) => {
      if (!terminal.isTTY || nowMs() - drawnAtMs < REDRAW_EVERY_MS) return;
      drawnAtMs = nowMs();
      terminal.write(`\r\u001b[K${progressLine(progress)}`);
    },
    clear: () => {
      if (terminal.isTTY) terminal.write('\r\u001b[K');
    },
  };
};
