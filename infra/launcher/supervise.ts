import type { Logger } from '../adapters/logging/logger.ts';
import { type BackOff, backOffMs, DEFAULT_BACK_OFF } from '../adapters/process/back-off.ts';
import { wait } from '../adapters/process/wait.ts';
import { type Progress, reported } from './progress.ts';
import { createRestartLog, type Restarts } from './restarts.ts';
import type { Running } from './running.ts';

export interface SuperviseOptions {
  readonly name: string;
  readonly start: (signal: AbortSignal) => Promise<Running>;
  readonly logger: Logger;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly stopWithinMs: number;
  readonly backOff?: BackOff;
}

export interface Supervised {
  /** Its last address, which does not answer while it is being restarted. */
  readonly url: () => string;
  readonly restarts: Restarts;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a part and restarts it whenever it ends: at once if it had been running for a while,
 * otherwise with back-off. Rejects when the first start fails.
 */
export const supervise = async (options: SuperviseOptions): Promise<Supervised> => {
  const { name, start, logger, progress, stopWithinMs, backOff = DEFAULT_BACK_OFF } = options;
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  let running = await reported(progress, name, start(options.signal));

  const restarts = createRestartLog();

  /** Returns how many restarts in a row it has taken, of which the first follows at once. */
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
        // Told to stop meanwhile, `stop` has ended only the one before.
        if (signal.aborted) await running.stop(stopWithinMs);
        break;
      } catch (error) {
        if (!signal.aborted)
          logger.error({ part: name, err: error }, 'A part could not be restarted.');
      }
    }
    return tries;
  };
  const watch = async (): Promise<void> => {
    let tries = 0;
    let startedAt = performance.now();
    await running.gone;
    while (!signal.aborted) {
      restarts.begin();
      progress.ended(name);
      const wasSteady = performance.now() - startedAt > backOff.maxMs;
      tries = await startAgain(wasSteady ? 0 : tries);
      restarts.end();
      startedAt = performance.now();
      await running.gone;
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
