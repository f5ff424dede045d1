import type { Logger } from '../logging/logger.ts';
import { type BackOff, backOffMs, DEFAULT_BACK_OFF } from '../process/back-off.ts';
import { wait } from '../process/wait.ts';

/** Error for a write by a process that has been replaced: nothing was written. */
export class ReplacedWriterError extends Error {
  override readonly name = 'ReplacedWriterError';
}

export interface FollowerOptions {
  /** Does the work while this process holds the lease, or waits for a moment while another process does. */
  readonly takePart: (turn: Turn) => Promise<void>;
  readonly logger: Logger;
  /** Identify the work in log lines. */
  readonly bindings: Readonly<Record<string, string>>;
  readonly backOff?: BackOff | undefined;
}

interface Turn {
  readonly signal: AbortSignal;
  /** Must be called after each success. */
  readonly allIsWell: () => void;
}

export interface Follower {
  /** Reason of the current failure, for the operator; undefined while healthy. */
  readonly trouble: () => string | undefined;
  /** Finishes the current batch, and releases the lease. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs `takePart` in a loop: after each failure with back-off, indefinitely; after a replacement by another
 * process, at once.
 */
export const startFollower = ({
  takePart,
  logger,
  bindings,
  backOff = DEFAULT_BACK_OFF,
}: FollowerOptions): Follower => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let trouble: string | undefined;
  const allIsWell = (): void => {
    failures = 0;
    trouble = undefined;
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await takePart({ signal, allIsWell });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ReplacedWriterError) continue;
        failures += 1;
        trouble = 'It failed, and tries again.';
        const waitMs = backOffMs(backOff, failures);
        logger.warn({ err: error, ...bindings, failures, waitMs }, trouble);
        await wait(waitMs, signal);
      }
    }
  };
  const running = run();
  return {
    trouble: () => trouble,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};
