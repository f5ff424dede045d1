import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';

/** Below this much of the promise, a thread stands out. */
const SOON_MS = 6 * HOUR_MS;

/** Time that is left of the promise, or that has passed since, in its largest useful unit. */
export interface TimeLeft {
  readonly state: 'late' | 'soon' | 'ahead';
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** Rounded down, so that a promise never looks longer than it is. */
export const timeLeft = (dueAt: string, now: Date): TimeLeft => {
  const leftMs = Date.parse(dueAt) - now.getTime();
  const state = leftMs <= 0 ? 'late' : leftMs < SOON_MS ? 'soon' : 'ahead';
  const ms = Math.abs(leftMs);
  if (ms < HOUR_MS) return { state, count: Math.floor(ms / MINUTE_MS), unit: 'minute' };
  // Up to two days, hours say more.
  if (ms < 2 * DAY_MS) return { state, count: Math.floor(ms / HOUR_MS), unit: 'hour' };
  return { state, count: Math.floor(ms / DAY_MS), unit: 'day' };
};
