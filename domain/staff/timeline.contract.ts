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

/** `POST /api/staff/families/find`: an email and an id whole, a name as it begins. */
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

/** Path parameters of all routes below `/api/staff/families/:userId`. */
export const familyParamsSchema = z.object({
  userId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

/** A family as support sees it before it looks at what the family did. Dates in ISO. */
const familySchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  tier: z.enum(TIERS),
  registeredAt: z.string(),
  isConfirmed: z.boolean(),
  /** Null for an account that never used a session. */
  lastSeenAt: z.nullable(z.string()),
});

export type Family = z.infer<typeof familySchema>;

export const foundFamiliesSchema = z.object({ families: z.array(familySchema) });

/** `GET /api/staff/families/:userId`, against a grant. */
export const watchedFamilySchema = z.object({
  ...familySchema.shape,
  /** ISO date and time at which the grant ends. */
  grantUntil: z.string(),
});

export type WatchedFamily = z.infer<typeof watchedFamilySchema>;

/** `POST /api/staff/families/:userId/reveal`. */
export const revealSchema = z.object({
  // It is stored as it is, where the reason is encrypted.
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
 * Answer of `POST /api/staff/families/:userId/sync-plan`: the family's page at the payment provider;
 * null for a family that never went there.
 */
export const syncedPlanSchema = z.object({ providerPage: z.nullable(z.string()) });

/** Answer of `POST /api/staff/families/:userId/end-sessions`. */
export const endedSessionsSchema = z.object({ ended: z.number() });

/** Position of an entry in the timeline. Opaque: made by the server alone. */
export const cursorSchema = z.string().check(z.regex(/^[\w-]{1,80}$/));

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is such as 2026-11-21'));

/** `GET /api/staff/families/:userId/timeline?…`. An empty field says nothing. */
export const timelineQuerySchema = z.object({
  /** Cursor of the page before. */
  before: z.optional(cursorSchema),
  /** A context of the catalog such as `favorites`, or `log` for what never became an event. */
  context: z.optional(z.string().check(z.maxLength(40))),
  /** Entries of this day and older ones. */
  day: z.optional(z.union([z.literal(''), daySchema])),
  /**
   * The reader's offset from UTC in minutes, signed as in JavaScript, so that days are in their
   * time zone.
   */
  offset: z.optional(z.string().check(z.regex(/^-?\d{1,3}$/))),
  /** A part of what an entry says. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});

export type TimelineQuery = z.infer<typeof timelineQuerySchema>;

export const timelineEntrySchema = z.object({
  /** The id of the event; of what never became one, an id of the log. */
  id: z.string(),
  source: z.enum(['event', 'log']),
  /** ISO date and time. */
  at: z.string(),
  /** The category of the stream, or `log`. */
  context: z.string(),
  /** The event's type, or the kind in the log. */
  type: z.string(),
  /** In English; `*…*` marks its subject. */
  sentence: z.string(),
  /** Pseudonym of the family's session. */
  session: z.nullable(z.string()),
  actor: z.enum(ACTORS),
});

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

const timelineStreamSchema = z.object({
  /** The context of its entries. */
  category: z.string(),
  /** In the language of the request. */
  label: z.string(),
  icon: z.string(),
});

export type TimelineStream = z.infer<typeof timelineStreamSchema>;

export const timelinePageSchema = z.object({
  entries: z.array(timelineEntrySchema),
  /** Cursor of the next page; null at the end. */
  before: z.nullable(cursorSchema),
  /** The contexts that the family has any entry in. */
  contexts: z.array(z.string()),
  /** The words of all streams and of the log, also for entries that the socket tells later. */
  streams: z.array(timelineStreamSchema),
  /** The family's newest entry, under any filter: a watch continues after it. */
  newest: cursorSchema,
});

export type TimelinePage = z.infer<typeof timelinePageSchema>;

/** `GET /api/staff/families/:userId/events/:eventId`: the event as it is stored. */
export const rawEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  version: z.number(),
  stream: z.string(),
  position: z.string(),
  occurredAt: z.string(),
  /** Personal fields are `•••` unless they were revealed to the caller. */
  data: z.record(z.string(), z.unknown()),
  /** Names of the personal fields. */
  personal: z.array(z.string()),
  isRevealed: z.boolean(),
});

export type RawEvent = z.infer<typeof rawEventSchema>;

/**
 * `GET /api/account/staff-access`, an array of these, newest first. Staff members are not named.
 */
export const staffAccessSchema = z.object({
  what: z.enum(SUPPORT_ACTS),
  /** ISO date and time. */
  at: z.string(),
});

export type StaffAccess = z.infer<typeof staffAccessSchema>;
