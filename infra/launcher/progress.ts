/** Told how each part of Hearthway is coming up. */
export interface Progress {
  /** It cannot start at once; `note` says why, and how long that takes. */
  readonly waiting: (part: string, note: string) => void;
  /** It answers, `ms` after its start. */
  readonly ready: (part: string, ms: number) => void;
  /** It ended unexpectedly and is restarted. */
  readonly ended: (part: string) => void;
}

export const SILENT: Progress = { waiting: () => {}, ready: () => {}, ended: () => {} };

/** As wide as the longest name of a part. */
const NAME_WIDTH = 'command-api'.length;

/** One line per change, each appended: readable by a screen reader and in a scrolled-back terminal. */
export const progressLines = (write: (line: string) => void): Progress => {
  const tell = (part: string, words: string): void => {
    write(`  ${part.padEnd(NAME_WIDTH)}  ${words}\n`);
  };
  return {
    waiting: tell,
    ready: (part, ms) => tell(part, `ready in ${(ms / 1000).toFixed(1)} s`),
    ended: (part) => tell(part, 'ended unexpectedly, restarting it'),
  };
};

/** Reports the part as ready once `starting` resolves. */
export const reported = async <Value>(
  progress: Progress,
  part: string,
  starting: Promise<Value>,
): Promise<Value> => {
  const startedAt = performance.now();
  const value = await starting;
  progress.ready(part, performance.now() - startedAt);
  return value;
};
