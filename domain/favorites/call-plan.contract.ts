import * as z from 'zod/mini';
import { CALL_OUTCOMES, HOLD_MINUTES_MAX, KEYS } from './call-plan.constants.ts';

/** `PUT /api/call-plan/:resourceId/later`. Null takes the time off. A time in the past is `CallTimePast`. */
export const callLaterSchema = z.object({
  /** ISO date and time, with its zone. */
  callAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** `PUT /api/call-plan/:resourceId/note`: the latest call. No words, since other families see it. */
export const noteCallSchema = z.object({
  outcome: z.enum(CALL_OUTCOMES),
  holdMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(HOLD_MINUTES_MAX))),
  /** "2-1-0". */
  keys: z.nullable(z.string().check(z.regex(KEYS))),
});

const laterSchema = z.object({ resourceId: z.string(), callAt: z.string() });

const notedSchema = z.object({
  resourceId: z.string(),
  outcome: z.enum(CALL_OUTCOMES),
  holdMinutes: z.nullable(z.number()),
  keys: z.nullable(z.string()),
  /** ISO date and time. */
  notedAt: z.string(),
});

/** `GET /api/call-plan`: times to call later, and the latest call of each listing. */
export const callPlanSchema = z.object({
  later: z.readonly(z.array(z.readonly(laterSchema))),
  noted: z.readonly(z.array(z.readonly(notedSchema))),
});

export type CallPlan = Readonly<z.infer<typeof callPlanSchema>>;

/** Hold times and menu keys that other families noted, without who or when. */
export const callTipsSchema = z.object({
  /** Median minutes on hold, and how many families noted any; null where none did. */
  hold: z.nullable(z.object({ minutes: z.number(), families: z.number() })),
  /** The keys that most families noted, at least `KEYS_MIN_FAMILIES`; null where they agree on none. */
  keys: z.nullable(z.object({ keys: z.string(), families: z.number() })),
});

export type CallTips = z.infer<typeof callTipsSchema>;
