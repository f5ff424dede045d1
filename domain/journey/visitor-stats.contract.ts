import * as z from 'zod/mini';
import { timeZoneSchema } from './active-days.contract.ts';
import { VISITOR_VIEWS_LIMIT } from './visitor-stats.constants.ts';

/**
 * `POST /api/journey/visitor-stats`: counts that a browser kept before its visitor signed up. Unverified: the
 * decider limits the days, and providers must exist in the directory.
 */
export const takeOverVisitorStatsSchema = z.object({
  timeZone: timeZoneSchema,
  /** Consecutive days up to `lastActive`. */
  daysActive: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  /** `YYYY-MM-DD`; null before the first day. */
  lastActive: z.nullable(z.iso.date()),
  /** Provider ids. */
  viewedResources: z
    .array(z.string().check(z.minLength(1), z.maxLength(100)))
    .check(z.maxLength(VISITOR_VIEWS_LIMIT)),
});

export type TakeOverVisitorStats = z.infer<typeof takeOverVisitorStatsSchema>;
