import { isTimeZone } from '@hearthway/domain/calendar/time-zone.ts';
import { z } from 'zod';

/** Days are computed in the family's time zone. */
export const timeZoneQuerySchema = z.object({
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Please send a time zone such as America/New_York')
    .default('UTC'),
});
