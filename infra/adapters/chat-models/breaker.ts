/** Consecutive failures after which a model is paused. */
export const MAX_FAILURES = 3;

/** First pause. Each failed trial doubles it, up to the longest. */
export const FIRST_PAUSE_MS = 30_000;
export const LONGEST_PAUSE_MS = 5 * 60_000;

interface BreakerOptions {
  /** Monotonic clock in milliseconds. */
  readonly clock: () => number;
  /** Whether a failure means that the model is unreachable or too slow. */
  readonly isOutage: (cause: unknown) => boolean;
}

/** Counts since the process started, for monitoring. */
interface BreakerNumbers {
  readonly failuresInRow: number;
  readonly pauses: number;
}

/** Circuit breaker: a model that does not answer costs the next families no time. */
export interface Breaker {
  /** Whether the model is paused. After a pause, one question at a time tests whether it answers again. */
  readonly isPaused: () => boolean;
  /** Returns the model's answer, or null during a pause. An aborted question does not count as a failure. */
  readonly run: <Answer>(ask: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer | null>;
  readonly numbers: () => BreakerNumbers;
}

export const createBreaker = ({ clock, isOutage }: BreakerOptions): Breaker => {
  let failuresInRow = 0;
  let pauses = 0;
  let pause: { readonly until: number; readonly ms: number } | undefined;
  let isTried = false;

  const isPaused = () => pause !== undefined && (isTried || clock() < pause.until);

  const nextPauseMs = (isTrial: boolean): number | undefined => {
    if (pause === undefined) return failuresInRow < MAX_FAILURES ? undefined : FIRST_PAUSE_MS;
    // Questions that were already running when the pause began do not prolong it.
    return isTrial ? Math.min(2 * pause.ms, LONGEST_PAUSE_MS) : undefined;
  };

  const fail = (isTrial: boolean): void => {
    failuresInRow += 1;
    const ms = nextPauseMs(isTrial);
    if (ms === undefined) return;
    pause = { until: clock() + ms, ms };
    pauses += 1;
  };

  const succeed = (): void => {
    failuresInRow = 0;
    pause = undefined;
  };

  return {
    isPaused,
    run: async (ask, signal) => {
      if (isPaused()) return null;
      const isTrial = pause !== undefined;
      isTried = isTried || isTrial;
      try {
        const answer = await ask();
        succeed();
        return answer;
      } catch (cause) {
        if (signal.aborted) throw cause;
        if (isOutage(cause)) fail(isTrial);
        else succeed();
        throw cause;
      } finally {
        if (isTrial) isTried = false;
      }
    },
    numbers: () => ({ failuresInRow, pauses }),
  };
};
