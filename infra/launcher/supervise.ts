import type { Logger } from '../adapters/logging/logger.ts';
import { type BackOff, backOffMs, DEFAULT_BACK_OFF } from '../adapters/process/back-off.ts';
import { wait } from '../adapters/process/wait.ts';
import { type Progress, reported } from './progress.ts';
import { createRestartLog, type Restarts } from './restarts.ts';
import type { Running } from './running.ts';
import { watchForFreeze } from './watchdog.ts';

export interface SuperviseOptions {
  readonly name: string;
  readonly start: (signal: AbortSignal) => Promise<Running>;
  readonly logger: Logger;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly stopWithinMs: number;
  /** Resolves when the part at this address responds. A part that fails to for 10 s is replaced. */
  readonly check: (url: string) => Promise<unknown>;
  readonly backOff?: BackOff;
}

export interface Supervised {
  /** Last address, which does not respond during a restart. */
  readonly url: () => string;
  readonly restarts: Restarts;
  readonly stop: () => Promise<void>;
}

/** A part that has run for this long is restarted without delay when it ends. */
const STEADY_AFTER_MS = 1_000;

/**
 * Starts a part and restarts it whenever it ends: at once if it had been running for a while, otherwise with
 * back-off. Rejects when the first start fails.
 */
export const supervise = async (options: SuperviseOptions): Promise<Supervised> => {
  const { name, start, check, logger, progress, stopWithinMs } = options;
  const { backOff = DEFAULT_BACK_OFF } = options;
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  let running = await reported(progress, name, start(options.signal));

  const restarts = createRestartLog();

  /** Returns the number of consecutive restarts, the first of which is immediate. */
  const startAgain = async (restartsBefore: number): Promise<number> => {
    let tries = restartsBefore;
    while (!signal.aborted) {
      const waitMs = tries === 0 ? 0 : backOffMs(backOff, tries);
      tries += 1;
      logger.warn({ part: name, waitMs }, 'A part ended and is restarted.');
      await wait(waitMs, signal);
      if (signal.aborted) break;
      try {
        running = await reported(progress, name, start(signal));
        // `stop` was called in the meantime, and has ended only the previous process.
        if (signal.aborted) await running.stop(stopWithinMs);
        break;
      } catch (error) {
        if (!signal.aborted)
          logger.error({ part: name, err: error }, 'A part could not be restarted.');
      }
    }
    return tries;
  };
  const end = async (): Promise<void> => {
    const gone = new AbortController();
    const watched = watchForFreeze({
      check: () => check(running.url),
      onFrozen: () => {
        logger.error({ part: name }, 'A part does not answer and is replaced.');
        running.kill();
      },
      isAtWork: running.isAtWork,
      signal: AbortSignal.any([signal, gone.signal]),
    });
    await running.gone;
    gone.abort();
    await watched;
  };
  const watch = async (): Promise<void> => {
    let tries = 0;
    let startedAt = performance.now();
    await end();
    while (!signal.aborted) {
      restarts.begin();
      progress.ended(name);
      const wasSteady = performance.now() - startedAt > Math.min(backOff.maxMs, STEADY_AFTER_MS);
      tries = await startAgain(wasSteady ? 0 : tries);
      restarts.end();
      startedAt = performance.now();
      await end();
    }
  };
  const watching = watch();
  return {
    url: () => running.url,
    restarts,
    stop: async () => {
      stopping.abort();
      await running.stop(stopWithinMs);
      await watching;
    },
  };
};
