import { isTimeZone } from '@hearthway/domain/calendar/time-zone.ts';
import { z } from 'zod';

/** Days are those of the family. */
export const timeZoneQuerySchema = z.object({
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Please send a time zone such as America/New_York')
    .default('UTC'),
});
