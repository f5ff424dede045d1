import * as z from 'zod/mini';
import { STATES, TERRITORIES } from '../kernel/states.constants.ts';
import { readRecurrence } from './recurrence.ts';
import { TIME_ZONE_NAMES } from './time-zones.ts';

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const stateCodes = Object.keys({ ...STATES, ...TERRITORIES });

/** Meetings that come back, in the time zone of the group. */
export const meetingsSchema = z.strictObject({
  /** The first one, by the clock on the wall: `2026-12-01T18:30`. */
  starts: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'a moment as 2026-12-01T18:30')),
  minutes: z.int().check(z.gte(15), z.lte(600)),
  timeZone: z.enum(TIME_ZONE_NAMES),
  /** A rule of RFC 5545. */
  repeats: z
    .string()
    .check(
      z.refine((rule) => readRecurrence(rule) !== undefined, 'a rule as FREQ=MONTHLY;BYDAY=1TU'),
    ),
});

export type Meetings = z.infer<typeof meetingsSchema>;

/** A group of parents. Null, or an empty list: not known. */
export const supportGroupDataSchema = z.strictObject({
  /** Two letters; null for one that families of every state may join. */
  state: z.nullable(
    z.string().check(z.refine((code) => stateCodes.includes(code), 'two letters, as TX')),
  ),
  isOnline: z.boolean(),
  street: z.nullable(line(120)),
  city: z.nullable(line(80)),
  county: z.nullable(line(80)),
  meets: z.nullable(meetingsSchema),
  /** BCP 47. */
  languages: z.array(line(20)),
  phone: z.nullable(line(40)),
  email: z.nullable(line(120)),
  website: z.nullable(z.url({ protocol: /^https?$/ })),
  fact: line(120),
});

export type SupportGroupData = z.infer<typeof supportGroupDataSchema>;

export const supportGroupWordsSchema = z.strictObject({
  title: line(120),
  /** Empty when nothing is known but its name. */
  description: z.string().check(z.maxLength(240)),
  /** When it meets, in words. */
  schedule: z.optional(line(160)),
});

export type SupportGroupWords = z.infer<typeof supportGroupWordsSchema>;
