import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';

/** Remaining time below which a thread is highlighted. */
const SOON_MS = 6 * HOUR_MS;

/** Time until or since the promised deadline, in its largest useful unit. */
export interface TimeLeft {
  readonly state: 'late' | 'soon' | 'ahead';
  readonly count: number;
  readonly unit: 'minute' | 'hour' | 'day';
}

/** Rounds down, so that the remaining time never looks longer than it is. */
export const timeLeft = (dueAt: string, now: Date): TimeLeft => {
  const leftMs = Date.parse(dueAt) - now.getTime();
  const state = leftMs <= 0 ? 'late' : leftMs < SOON_MS ? 'soon' : 'ahead';
  const ms = Math.abs(leftMs);
  if (ms < HOUR_MS) return { state, count: Math.floor(ms / MINUTE_MS), unit: 'minute' };
  // Up to two days, hours are more informative.
  if (ms < 2 * DAY_MS) return { state, count: Math.floor(ms / HOUR_MS), unit: 'hour' };
  return { state, count: Math.floor(ms / DAY_MS), unit: 'day' };
};
