import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { watch } from '../watch.ts';

/** How far each model is. */
export type Checkpoints = ReadonlyMap<string, bigint>;

export interface ArrivalsOptions {
  readonly readCheckpoints: () => Promise<Checkpoints>;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/** Who waits for a model to get to a position. Waiting holds no connection. */
export interface Arrivals {
  /** A model is known to have got this far. */
  readonly arrived: (model: Model, position: bigint) => void;
  /** Resolves when the model has got there, or when the signal is aborted. */
  readonly wait: (model: Model, position: bigint, signal: AbortSignal) => Promise<void>;
  /** Lets everybody go. */
  readonly release: () => void;
}

interface Waiting {
  readonly model: Model;
  readonly position: bigint;
  readonly end: () => void;
}

const EVERY_MS = 50;

/**
 * A notification wakes whoever waited for it. Since checkpoints also pass events that concern nobody,
 * and notifications can be lost, they are read in turns too: once for all who wait, while anybody does.
 */
export const createArrivals = ({
  readCheckpoints,
  onError,
  everyMs = EVERY_MS,
}: ArrivalsOptions): Arrivals => {
  const waiting = new Set<Waiting>();
  const checkpoints = watch({
    read: readCheckpoints,
    everyMs,
    onChange: (all) => {
      for (const one of waiting) if (hasArrived(all, one)) one.end();
    },
    onError,
  });
  return {
    arrived: (model, position) => {
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
        // What is known already will be no change any more.
        if (signal.aborted || hasArrived(checkpoints.known(), one)) {
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

const hasArrived = (
  checkpoints: Checkpoints | undefined,
  { model, position }: Pick<Waiting, 'model' | 'position'>,
): boolean => (checkpoints?.get(model) ?? -1n) >= position;
