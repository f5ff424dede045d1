import * as z from 'zod/mini';
import { ACTORS } from '../kernel/actor.ts';
import { typedText } from '../kernel/typed-text.ts';
import { PLANS, TIERS } from '../subscription/subscription.constants.ts';
import {
  GIFT_DAYS,
  REASON_MAX_LENGTH,
  RESENDABLE_MAILS,
  SUPPORT_ACTS,
  SUPPORT_NOTE_MAX_LENGTH,
} from './support-access.constants.ts';

const FIND_MAX_LENGTH = 320;

/** `POST /api/staff/families/find`: matches full email addresses and ids, and prefixes of names. */
export const findFamiliesSchema = z.object({
  by: z.enum(['email', 'name', 'id']),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Enter two letters or more'),
      z.maxLength(FIND_MAX_LENGTH, `Enter ${FIND_MAX_LENGTH} letters at most`),
    ),
});

export const familyParamsSchema = z.object({
  userId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

/** Summary of a family shown before its timeline. Dates are ISO strings. */
const familySchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  tier: z.enum(TIERS),
  registeredAt: z.string(),
  isConfirmed: z.boolean(),
  /** Null for an account that never had a session. */
  lastSeenAt: z.nullable(z.string()),
});

export type Family = z.infer<typeof familySchema>;

export const foundFamiliesSchema = z.object({ families: z.array(familySchema) });

/** `GET /api/staff/families/:userId`, requires a grant. */
export const watchedFamilySchema = z.object({
  ...familySchema.shape,
  /** ISO date and time at which the grant ends. */
  grantUntil: z.string(),
  /** Present and former members of the household besides the owner, whose accounts exist. */
  members: z.array(z.object({ memberId: z.string(), name: z.string() })),
});

export type WatchedFamily = z.infer<typeof watchedFamilySchema>;

/** `POST /api/staff/families/:userId/reveal`. */
export const revealSchema = z.object({
  // Stored in plain text, whereas the reason is encrypted.
  eventId: z.uuid(),
  reason: typedText({ most: REASON_MAX_LENGTH, missing: 'Say why you need to see this' }),
});

/** `POST /api/staff/families/:userId/notes`. */
export const addSupportNoteSchema = z.object({
  note: typedText({ most: SUPPORT_NOTE_MAX_LENGTH, missing: 'Write the note first' }),
});

/** `POST /api/staff/families/:userId/mails`. */
export const resendMailSchema = z.object({ mail: z.enum(RESENDABLE_MAILS) });

/** `POST /api/staff/families/:userId/gifts`. */
export const givePlanSchema = z.object({
  tier: z.enum(PLANS, { error: 'Please choose Plus or Family.' }),
  days: z.enum(GIFT_DAYS, { error: 'Please choose how long.' }),
  reason: typedText({ most: REASON_MAX_LENGTH, missing: 'Say why the family gets it' }),
});

/**
 * Response of `POST /api/staff/families/:userId/sync-plan`: the family's page at the payment provider; null
 * for a family without one.
 */
export const syncedPlanSchema = z.object({ providerPage: z.nullable(z.string()) });

/** Response of `POST /api/staff/families/:userId/end-sessions`. */
export const endedSessionsSchema = z.object({ ended: z.number() });

/** Position of an entry in the timeline. Opaque; issued by the server. */
export const cursorSchema = z.string().check(z.regex(/^[\w-]{1,80}$/));

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is such as 2026-11-21'));

/** `GET /api/staff/families/:userId/timeline?…`. Empty fields are ignored. */
export const timelineQuerySchema = z.object({
  /** Cursor of the previous page. */
  before: z.optional(cursorSchema),
  /** Context in the catalog such as `favorites`, or `log` for records that are not events. */
  context: z.optional(z.string().check(z.maxLength(40))),
  /** Shows entries of this day and older. */
  day: z.optional(z.union([z.literal(''), daySchema])),
  /**
   * The reader's offset from UTC in minutes, signed as in JavaScript, so that days are in their
   * time zone.
   */
  offset: z.optional(z.string().check(z.regex(/^-?\d{1,3}$/))),
  /** Substring of an entry's text. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});

export type TimelineQuery = z.infer<typeof timelineQuerySchema>;

export const timelineEntrySchema = z.object({
  /** Event id, or a log id for records that are not events. */
  id: z.string(),
  source: z.enum(['event', 'log']),
  /** ISO date and time. */
  at: z.string(),
  /** Stream category, or `log`. */
  context: z.string(),
  /** Event type, or kind of log line. */
  type: z.string(),
  /** English sentence; `*…*` marks its subject. */
  sentence: z.string(),
  /** Pseudonym of the family's session. */
  session: z.nullable(z.string()),
  actor: z.enum(ACTORS),
  /** Account of the member of the household who did it; null for all others. */
  memberId: z.nullable(z.string()),
});

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

const timelineStreamSchema = z.object({
  category: z.string(),
  /** Label in the language of the request. */
  label: z.string(),
  icon: z.string(),
});

export type TimelineStream = z.infer<typeof timelineStreamSchema>;

export const timelinePageSchema = z.object({
  entries: z.array(timelineEntrySchema),
  /** Cursor of the next page; null on the last page. */
  before: z.nullable(cursorSchema),
  /** Contexts in which the family has entries. */
  contexts: z.array(z.string()),
  /** Labels of all streams and of the log, including ones that may first arrive by socket. */
  streams: z.array(timelineStreamSchema),
  /** Cursor of the family's newest entry, ignoring filters: live updates continue after it. */
  newest: cursorSchema,
});

export type TimelinePage = z.infer<typeof timelinePageSchema>;

/** `GET /api/staff/families/:userId/events/:eventId`: the event as stored. */
export const rawEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  version: z.number(),
  stream: z.string(),
  position: z.string(),
  occurredAt: z.string(),
  /** Event data. Personal fields are `•••` unless revealed to the caller. */
  data: z.record(z.string(), z.unknown()),
  /** Names of the personal fields. */
  personal: z.array(z.string()),
  isRevealed: z.boolean(),
});

export type RawEvent = z.infer<typeof rawEventSchema>;

/** `GET /api/account/staff-access` returns an array of these, newest first. Staff members stay anonymous. */
export const staffAccessSchema = z.object({
  what: z.enum(SUPPORT_ACTS),
  /** ISO date and time. */
  at: z.string(),
});

export type StaffAccess = z.infer<typeof staffAccessSchema>;
