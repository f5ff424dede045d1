import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';

/** Background job. It may run in several processes at once, so it locks the rows it takes. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Does the due work and returns. Runs again at once if it reports more. */
  readonly run: (signal: AbortSignal) => Promise<{ readonly isMore: boolean }>;
}

export interface Jobs {
  /** Runs the job now, or once more if it is already running. */
  readonly wake: (name: string) => void;
  readonly stop: () => Promise<void>;
}

/** Runs each job repeatedly, one run at a time, until stopped. Failures are logged and retried. */
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
