import { isTransient } from '../../adapters/event-store/errors.ts';
import { EventStoreRefusalError, explained } from '../../adapters/event-store/refusal.ts';
import { backOffMs } from '../../adapters/process/back-off.ts';
import { wait } from '../../adapters/process/wait.ts';

/** Maximum outage of an event store before a copy gives up. */
const GIVE_UP_AFTER_MS = 5 * 60_000;
const BACK_OFF = { firstMs: 100, maxMs: 2_000 };

/** Waits out connection failures, such as those during a leader change of a cluster. */
export interface Patience {
  /** Called after progress. */
  readonly moved: () => void;
  /** Waits before the next try. Rejects with the error when a retry would not help. */
  readonly after: (error: unknown) => Promise<void>;
}

export interface PatienceOptions {
  /** Monotonic clock in milliseconds. */
  readonly clock: () => number;
  readonly signal: AbortSignal;
  readonly onMoved: () => void;
}

export const createPatience = ({ clock, signal, onMoved }: PatienceOptions): Patience => {
  let movedAt = clock();
  let tries = 0;
  return {
    moved: () => {
      movedAt = clock();
      tries = 0;
      onMoved();
    },
    after: async (error) => {
      const explanation = explained(error);
      if (explanation instanceof EventStoreRefusalError || !isTransient(error)) throw explanation;
      if (clock() - movedAt > GIVE_UP_AFTER_MS) throw explanation;
      tries += 1;
      await wait(backOffMs(BACK_OFF, tries), signal);
      signal.throwIfAborted();
    },
  };
};
