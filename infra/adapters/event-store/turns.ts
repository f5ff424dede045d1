import { orAborted } from './retry-until-available.ts';

/** Queue for the commands of this process on each stream. */
export interface Turns {
  /** Whether a command on this stream is running or waiting. */
  readonly areTaken: (streamName: string) => boolean;
  /**
   * Resolves, first in, first out, with the function that ends the turn. Rejects with the signal's reason.
   */
  readonly take: (streamName: string, signal: AbortSignal) => Promise<() => void>;
}

export const createTurns = (): Turns => {
  /** Promises by stream that resolve when its last turn has ended. */
  const queues = new Map<string, Promise<unknown>>();
  return {
    areTaken: (streamName) => queues.has(streamName),
    take: async (streamName, signal) => {
      const before = queues.get(streamName) ?? Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const queue = before
        .then(() => promise)
        .then(() => {
          if (queues.get(streamName) === queue) queues.delete(streamName);
        });
      queues.set(streamName, queue);
      try {
        await orAborted(before, signal);
        return resolve;
      } catch (error) {
        // Those behind it still wait for those before it.
        resolve();
        throw error;
      }
    },
  };
};
