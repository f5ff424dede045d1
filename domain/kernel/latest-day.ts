import { HOUR_MS } from '../calendar/durations.constants.ts';

/** The time zone farthest ahead of UTC. */
const FARTHEST_AHEAD_MS = 14 * HOUR_MS;

/**
 * The latest current date of all time zones, `YYYY-MM-DD`, so that no family's own today is
 * refused.
 */
export const latestDay = (now: Date): string =>
  new Date(now.getTime() + FARTHEST_AHEAD_MS).toISOString().slice(0, 10);
