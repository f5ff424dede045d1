import { isDeepStrictEqual } from 'node:util';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';

export interface WatchOptions<Value> {
  readonly read: () => Promise<Value>;
  readonly everyMs: number;
  readonly onChange: (value: Value) => void;
  readonly onError: (error: unknown) => void;
}

export interface Watch<Value> {
  /** Returns the last value read; undefined while paused and until the first read completes. */
  readonly known: () => Value | undefined;
  /** Reads at once and then at intervals; the first value counts as a change. */
  readonly resume: () => void;
  readonly pause: () => void;
}

/** Polls a value, one read at a time, and reports changes. Starts paused. */
export const watch = <Value>({
  read,
  everyMs,
  onChange,
  onError,
}: WatchOptions<Value>): Watch<Value> => {
  let known: Value | undefined;
  let running: AbortController | undefined;

  const look = async (signal: AbortSignal): Promise<void> => {
    const value = await read();
    if (signal.aborted || isDeepStrictEqual(value, known)) return;
    known = value;
    onChange(value);
  };
  const run = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await look(signal).catch(onError);
      await wait(everyMs, signal);
    }
  };
  return {
    known: () => known,
    resume: () => {
      if (running !== undefined) return;
      running = new AbortController();
      run(running.signal).catch(onError);
    },
    pause: () => {
      running?.abort();
      running = undefined;
      known = undefined;
    },
  };
};
