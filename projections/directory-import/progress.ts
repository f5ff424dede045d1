import type { Progress } from './import-directory.ts';

/**
 * Formats a line of at most 78 characters: "[######------]  52%   4,690,000 rows, 61,000 a second, 2 min
 * left".
 */
export const progressLine = (
  { rows, bytes, size }: Progress,
  { seconds, from }: { readonly seconds: number; readonly from: Progress },
): string => {
  const share = size === 0 ? 1 : bytes / size;
  const filled = Math.floor(share * BAR_LENGTH);
  const bar = '#'.repeat(filled).padEnd(BAR_LENGTH, '-');
  const rowsASecond = (rows - from.rows) / seconds;
  const bytesASecond = (bytes - from.bytes) / seconds;
  const left = bytesASecond > 0 ? `, ${duration((size - bytes) / bytesASecond)} left` : '';
  return [
    `[${bar}]`,
    `${Math.floor(share * 100)}%`.padStart(4),
    ` ${count(rows)} rows, ${count(rowsASecond)} a second${left}`,
  ].join(' ');
};

const BAR_LENGTH = 20;

const count = (number: number): string => Math.round(number).toLocaleString('en-US');

const duration = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

const REDRAW_EVERY_MS = 250;

export interface ProgressBar {
  readonly show: (progress: Progress) => void;
  readonly clear: () => void;
}

/** Shows a bar on a terminal; nothing elsewhere, since lines would pile up. */
export const progressBar = (
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  nowMs: () => number,
): ProgressBar => {
  let from: (Progress & { readonly atMs: number }) | undefined;
  let drawnAtMs = Number.NEGATIVE_INFINITY;
  return {
    show: (progress) => {
      if (!terminal.isTTY) return;
      const now = nowMs();
      if (now - drawnAtMs < REDRAW_EVERY_MS) return;
      drawnAtMs = now;
      from ??= { ...progress, atMs: now };
      const seconds = Math.max(now - from.atMs, 1) / 1_000;
      terminal.write(`\r\u001b[K${progressLine(progress, { seconds, from })}`);
    },
    clear: () => {
      if (terminal.isTTY) terminal.write('\r\u001b[K');
    },
  };
};
