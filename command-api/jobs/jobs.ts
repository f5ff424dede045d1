import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';

/** Background work. It may run in several processes at once, so it locks the rows it takes. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Does the due work and returns. It runs again at once when it reports more. */
  readonly run: (signal: AbortSignal) => Promise<{ readonly isMore: boolean }>;
}

export interface Jobs {
  /** Runs the job now, or again when it is running. */
  readonly wake: (name: string) => void;
  /** Waits for work in progress. */
  readonly stop: () => Promise<void>;
}

/** Runs each job in turns, one run of it at a time, until stopped. What fails is logged and tried again. */
export const startJobs = (jobs: readonly Job[], { logger }: { readonly logger: Logger }): Jobs => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const wakes = new Map<string, () => void>();

  const runForGood = async ({ name, everyMs, run }: Job): Promise<void> => {
    let sleep = new AbortController();
    wakes.set(name, () => sleep.abort());
    while (!signal.aborted) {
      sleep = new AbortController();
      const { isMore } = await run(signal).catch((error: unknown) => {
        if (!signal.aborted)
          logger.warn({ err: error, job: name }, 'A job failed, and is tried again.');
        return { isMore: false };
      });
      if (!isMore) await wait(everyMs, AbortSignal.any([signal, sleep.signal]));
    }
  };
  const running = jobs.map(runForGood);
  return {
    wake: (name) => wakes.get(name)?.(),
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
