import { setTimeout } from 'node:timers/promises';

/** Resolves after the time, or when the signal is aborted. */
export const wait = async (ms: number, signal: AbortSignal): Promise<void> => {
  await setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};
