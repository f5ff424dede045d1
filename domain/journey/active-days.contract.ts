import * as z from 'zod/mini';
import { isTimeZone } from '../calendar/time-zone.ts';

const TIME_ZONE_MAX_LENGTH = 64;

/** IANA name, as in `Intl.DateTimeFormat().resolvedOptions().timeZone`. */
export const timeZoneSchema = z
  .string()
  .check(
    z.maxLength(TIME_ZONE_MAX_LENGTH),
    z.refine(isTimeZone, 'Please send a time zone such as America/New_York'),
  );

/**
 * `POST /api/journey/active-days`: a page was opened. The server's clock gives the day, since a device's date
 * may be wrong.
 */
export const reportActiveDaySchema = z.object({ timeZone: timeZoneSchema });
