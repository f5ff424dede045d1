import { wait } from '../adapters/process/wait.ts';

export interface WatchdogOptions {
  /** Resolves when the process answers; it has until the next check. */
  readonly check: () => Promise<unknown>;
  readonly onFrozen: () => void;
  /** Whether it has worked since it was asked last: then it is busy, and not frozen. */
  readonly isAtWork?: (() => boolean) | undefined;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  readonly everyMs?: number;
}

const CHECK_EVERY_MS = 2_000;

/** So that a process that is only busy survives, 10 s without any answer. */
const MAX_FAILURES = 5;

/**
 * Calls `onFrozen` once five checks in a row have failed, and the process has not worked in between. It counts checks rather than time: after a
 * sleep of the machine, every process gets its chances again.
 */
export const watchForFreeze = async ({
  check,
  onFrozen,
  isAtWork = () => false,
  signal,
  everyMs = CHECK_EVERY_MS,
}: WatchdogOptions): Promise<void> => {
  for (let failures = 0; failures < MAX_FAILURES && !signal.aborted; ) {
    const over = wait(everyMs, signal);
    const answered = check().then(
      () => true,
      () => false,
    );
    const isAnswered = await Promise.race([answered, over.then(() => false)]);
    await over;
    failures = isAnswered || isAtWork() ? 0 : failures + 1;
    if (failures === MAX_FAILURES && !signal.aborted) onFrozen();
  }
};
