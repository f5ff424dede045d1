import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { watch } from '../watch.ts';

export type Checkpoints = ReadonlyMap<string, bigint>;

export interface CheckpointWaitersOptions {
  readonly readCheckpoints: () => Promise<Checkpoints>;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/** Requests that wait for a model to reach a position. Waiting holds no connection. */
export interface CheckpointWaiters {
  readonly reached: (model: Model, position: bigint) => void;
  /** Resolves when the model has reached the position, or when the signal is aborted. */
  readonly wait: (model: Model, position: bigint, signal: AbortSignal) => Promise<void>;
  readonly release: () => void;
}

interface Waiting {
  readonly model: Model;
  readonly position: bigint;
  readonly end: () => void;
}

const EVERY_MS = 50;

/**
 * Wakes waiters on notifications. Checkpoints are polled as well, since they also move past events of other
 * models and notifications can be lost: one poll serves all waiters, and runs only while there are any.
 */
export const createCheckpointWaiters = ({
  readCheckpoints,
  onError,
  everyMs = EVERY_MS,
}: CheckpointWaitersOptions): CheckpointWaiters => {
  const waiting = new Set<Waiting>();
  const checkpoints = watch({
    read: readCheckpoints,
    everyMs,
    onChange: (all) => {
      for (const one of waiting) if (hasReached(all, one)) one.end();
    },
    onError,
  });
  return {
    reached: (model, position) => {
      for (const one of waiting) if (one.model === model && one.position <= position) one.end();
    },
    wait: (model, position, signal) =>
      new Promise((resolve) => {
        const one: Waiting = {
          model,
          position,
          end: () => {
            signal.removeEventListener('abort', one.end);
            waiting.delete(one);
            if (waiting.size === 0) checkpoints.pause();
            resolve();
          },
        };
        // Positions already read will not be reported as a change.
        if (signal.aborted || hasReached(checkpoints.known(), one)) {
          resolve();
          return;
        }
        signal.addEventListener('abort', one.end);
        waiting.add(one);
        checkpoints.resume();
      }),
    release: () => {
      for (const one of waiting) one.end();
    },
  };
};

const hasReached = (
  checkpoints: Checkpoints | undefined,
  { model, position }: Pick<Waiting, 'model' | 'position'>,
): boolean => (checkpoints?.get(model) ?? -1n) >= position;
