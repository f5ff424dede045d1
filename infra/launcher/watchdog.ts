import { wait } from '../adapters/process/wait.ts';

export interface WatchdogOptions {
  /** Resolves when the process responds; its time limit is the next check. */
  readonly check: () => Promise<unknown>;
  readonly onFrozen: () => void;
  /** Whether it has worked since the last call, which means busy rather than frozen. */
  readonly isAtWork?: (() => boolean) | undefined;
  /** Ends the watch. */
  readonly signal: AbortSignal;
  readonly everyMs?: number;
}

const CHECK_EVERY_MS = 2_000;

/**
 * Checks that are skipped after an answer. A check of a database is a new connection, and those of an idle
 * Hearthway were a third of all the work that it did.
 */
const SKIPPED_WHEN_WELL = 1.5;

/** High enough that a busy process survives 10 s without any response. */
const MAX_FAILURES = 5;

/**
 * Calls `onFrozen` once five checks in a row have failed without any work in between. It counts checks rather
 * than time, so that every process gets its chances again after the machine has slept.
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
    if (isAnswered) await wait(SKIPPED_WHEN_WELL * everyMs, signal);
    if (failures === MAX_FAILURES && !signal.aborted) onFrozen();
  }
};
