import type { Store } from '../storage/store.ts';
import type { Seconds } from './months.ts';

/** Clock of payments: follows the given time, and can be moved ahead of it. */
export interface Clock {
  readonly now: () => Seconds;
  /** Moves forward only. */
  readonly moveTo: (moment: Seconds) => void;
  /** Runs work as of this moment. */
  readonly at: <Result>(moment: Seconds, work: () => Result) => Result;
}

const SETTING = 'clock-ahead';

/** Stores how far the clock is ahead of `time`, which is in milliseconds. */
export const createClock = (store: Store, time: () => number): Clock => {
  let frozen: Seconds | undefined;
  const ahead = (): Seconds => Number(store.setting(SETTING) ?? 0);
  const running = (): Seconds => Math.floor(time() / 1000);
  const now = (): Seconds => frozen ?? running() + ahead();
  return {
    now,
    moveTo: (moment) => {
      if (moment > running() + ahead()) store.setSetting(SETTING, moment - running());
    },
    at: (moment, work) => {
      const before = frozen;
      frozen = moment;
      try {
        return work();
      } finally {
        frozen = before;
      }
    },
  };
};
