/** Receives the startup progress of each part of Hearthway. */
export interface Progress {
  /** The part cannot start at once; `note` gives the reason and the expected duration. */
  readonly waiting: (part: string, note: string) => void;
  /** The part responds, `ms` after its start. */
  readonly ready: (part: string, ms: number) => void;
  /** The part ended unexpectedly and is restarted. */
  readonly ended: (part: string) => void;
}

export const SILENT: Progress = { waiting: () => {}, ready: () => {}, ended: () => {} };

/** Width of the longest part name. */
const NAME_WIDTH = 'command-api'.length;

/**
 * Prints one line per change, always appended: readable by a screen reader and in a scrolled-back terminal.
 */
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
