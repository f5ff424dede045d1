import type { Logger } from '../adapters/logging/logger.ts';
import { type BackOff, backOffMs, DEFAULT_BACK_OFF } from '../adapters/process/back-off.ts';
import { wait } from '../adapters/process/wait.ts';
import { type Progress, reported } from './progress.ts';
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
  readonly stop: () => Promise<void>;
}

/** Starts a part and restarts it with back-off whenever it ends. Rejects when the first start fails. */
export const supervise = async (options: SuperviseOptions): Promise<Supervised> => {
  const { name, start, logger, progress, stopWithinMs, backOff = DEFAULT_BACK_OFF } = options;
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  let running = await reported(progress, name, start(options.signal));

  const startAgain = async (failuresBefore: number): Promise<number> => {
    let failures = failuresBefore;
    while (!signal.aborted) {
      failures += 1;
      const waitMs = backOffMs(backOff, failures);
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
    return failures;
  };
  const watch = async (): Promise<void> => {
    let failures = 0;
    let startedAt = performance.now();
    await running.gone;
    while (!signal.aborted) {
      progress.ended(name);
      const wasSteady = performance.now() - startedAt > backOff.maxMs;
      failures = await startAgain(wasSteady ? 0 : failures);
      startedAt = performance.now();
      await running.gone;
    }
  };
  const watching = watch();
  return {
    url: () => running.url,
    stop: async () => {
      stopping.abort();
      await running.stop(stopWithinMs);
      await watching;
    },
  };
};
