/** One thing that a command waits for. */
export interface Wait {
  /** Waiting begins, or goes on. */
  readonly start: () => void;
  /** Waiting ends, or pauses for work; `isProgress` when something new has come. */
  readonly stop: (isProgress: boolean) => void;
}

export interface Waits {
  /** @param what Completes "waiting for …". */
  readonly waitFor: (what: string) => Wait;
  /** Says a line when it is time for one. */
  readonly check: () => void;
}

export interface WaitsOptions {
  /** Monotonic clock, in milliseconds. */
  readonly nowMs: () => number;
  readonly say: (line: string) => void;
}

/** Then after 20 s, 40 s and so on. */
const FIRST_AFTER_MS = 10_000;

/**
 * All waits of a command that go on at once. The longest is said when 10 seconds pass without progress
 * of any; time in which the command works and waits for nothing does not count.
 */
export const createWaits = ({ nowMs, say }: WaitsOptions): Waits => {
  /** The longest first. */
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

/** The waits of a command that says them on its terminal. Keeps no process from ending. */
export const startWaits = (terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Waits => {
  const waits = createWaits({
    nowMs: () => performance.now(),
    // A line that shows progress may stand there.
    say: (line) => terminal.write(`${terminal.isTTY ? '\r\u001b[K' : ''}${line}\n`),
  });
  setInterval(waits.check, CHECK_EVERY_MS).unref();
  return waits;
};
