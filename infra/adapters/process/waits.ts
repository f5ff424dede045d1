/** One of the things that a command waits for. */
export interface Wait {
  /** Starts or resumes the wait. */
  readonly start: () => void;
  /** Ends the wait, or pauses it for work; `isProgress` when something new has arrived. */
  readonly stop: (isProgress: boolean) => void;
}

export interface Waits {
  /** @param what Completes "waiting for …". */
  readonly waitFor: (what: string) => Wait;
  /** Prints a line when one is due. */
  readonly check: () => void;
}

export interface WaitsOptions {
  /** Monotonic clock, in milliseconds. */
  readonly nowMs: () => number;
  readonly say: (line: string) => void;
}

/** Delay before the first line; further lines follow after 20 s, 40 s and so on. */
const FIRST_AFTER_MS = 10_000;

/**
 * Tracks all concurrent waits of a command. Reports the longest one when 10 seconds pass without progress of
 * any; time in which the command works and waits for nothing does not count.
 */
export const createWaits = ({ nowMs, say }: WaitsOptions): Waits => {
  /** Open waits, the longest first. */
  const open = new Map<Wait, string>();
  let silentSinceMs = 0;
  let nextAfterMs = FIRST_AFTER_MS;
  let hasProgressed = true;

  const beginSilence = (): void => {
    hasProgressed = false;
    silentSinceMs = nowMs();
    nextAfterMs = FIRST_AFTER_MS;
  };

  return {
    waitFor: (what) => {
      const wait: Wait = {
        start: () => {
          if (hasProgressed) beginSilence();
          open.set(wait, what);
        },
        stop: (isProgress) => {
          open.delete(wait);
          if (!isProgress) return;
          if (open.size > 0) beginSilence();
          else hasProgressed = true;
        },
      };
      return wait;
    },
    check: () => {
      const [longest] = open.values();
      const silentMs = nowMs() - silentSinceMs;
      if (longest === undefined || silentMs < nextAfterMs) return;
      nextAfterMs *= 2;
      say(`No progress for ${Math.floor(silentMs / 1_000)} s: waiting for ${longest}.`);
    },
  };
};

const CHECK_EVERY_MS = 1_000;

/** Tracks the waits of a command and prints them on its terminal. Does not keep the process alive. */
export const startWaits = (terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Waits => {
  const waits = createWaits({
    nowMs: () => performance.now(),
    // Clears a progress line that may be there.
    say: (line) => terminal.write(`${terminal.isTTY ? '\r\u001b[K' : ''}${line}\n`),
  });
  setInterval(waits.check, CHECK_EVERY_MS).unref();
  return waits;
};
