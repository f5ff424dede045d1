import { backOffMs } from '../process/back-off.ts';
import { wait } from '../process/wait.ts';
import { EventStoreUnavailableError, isTransient } from './errors.ts';
import { explained } from './refusal.ts';

/**
 * Longer than an event store takes to restart or a cluster to change its leader, which is up to 3 s, and no
 * longer than a person waits after a click. The gateway waits half a second more.
 */
export const ANSWER_WITHIN_MS = 3_500;

/** Waits with backoff and jitter. */
export type Pause = (attempt: number) => Promise<void>;

const BACK_OFF = { firstMs: 8, maxMs: 250 };

/** `random` returns a number from 0 to below 1. */
export const createPause =
  (random: () => number, signal: AbortSignal): Pause =>
  (attempt) =>
    wait(random() * backOffMs(BACK_OFF, attempt), signal);

export interface RetryOptions {
  readonly pause: Pause;
  readonly signal: AbortSignal;
}

/**
 * Retries the work for as long as only the connection is at fault. Rejects with `EventStoreRefusalError` when
 * the store refuses us, and with `EventStoreUnavailableError` when the signal is aborted; work that hangs is
 * then abandoned.
 */
export const retryUntilAvailable = async <Result>(
  work: () => Promise<Result>,
  { pause, signal }: RetryOptions,
): Promise<Result> => {
  let cause: unknown;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      return await orAborted(work(), signal);
    } catch (error) {
      if (signal.aborted) break;
      cause = error;
      if (!isTransient(error)) throw explained(error);
      await pause(attempt);
    }
  }
  throw new EventStoreUnavailableError({ cause: cause ?? signal.reason });
};

/** Rejects with the signal's reason when it is aborted, even where the work hangs. */
export const orAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
