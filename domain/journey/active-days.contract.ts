import * as z from 'zod/mini';
import { isTimeZone } from '../calendar/time-zone.ts';

const TIME_ZONE_MAX_LENGTH = 64;

/** As `Intl.DateTimeFormat().resolvedOptions().timeZone` names it. */
export const timeZoneSchema = z
  .string()
  .check(
    z.maxLength(TIME_ZONE_MAX_LENGTH),
    z.refine(isTimeZone, 'Please send a time zone such as America/New_York'),
  );

/**
 * `POST /api/journey/active-days`: a page was opened. The day follows from the server's clock, so that
 * a device whose date is wrong reports no other day.
 */
export const reportActiveDaySchema = z.object({ timeZone: timeZoneSchema });
