import { HOUR_MS } from '../calendar/durations.constants.ts';

/** When a day of the list begins, in UTC: at night from New York to Honolulu. */
const DAY_STARTS_MS = 10 * HOUR_MS;

/** Day of what a member did, such as `2026-11-28`. A household has no time zone: a day ends while it sleeps. */
export const listedDayOf = (at: Date): string =>
  new Date(at.getTime() - DAY_STARTS_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
