import * as z from 'zod/mini';
import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { typedText } from '../kernel/typed-text.ts';
import {
  CONTACT_PRIORITIES,
  CONTACT_TOPICS,
  MESSAGE_SIDES,
  MESSAGE_WAYS,
  SENDERS,
  THREAD_CHANNELS,
  THREAD_MESSAGE_MAX_LENGTH,
  THREAD_STATUSES,
  URGENCIES,
} from '../support/support.constants.ts';
import {
  ASSIGNED_TO_ME,
  ASSIGNED_TO_NONE,
  INBOX_STATUSES,
  THREAD_NOTE_MAX_LENGTH,
} from './inbox.constants.ts';

const idSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Please send 32 hexadecimal digits'));

/** Path parameters of all routes below `/api/staff/threads/:threadId`. */
export const staffThreadParamsSchema = z.object({ threadId: idSchema });

/** Place of a thread in the queue. Opaque: made by the server alone. */
const inboxCursorSchema = z.string().check(z.regex(/^[\w.:-]{1,120}$/));

const anyOr = <const Values extends readonly string[]>(values: Values) =>
  z.optional(z.enum(['', ...values]));

/** `GET /api/staff/threads?…`. An empty field says nothing; the status is `waiting` by default. */
export const inboxQuerySchema = z.object({
  /** Cursor of the page before. */
  after: z.optional(inboxCursorSchema),
  status: anyOr(INBOX_STATUSES),
  topic: anyOr(CONTACT_TOPICS),
  priority: anyOr(CONTACT_PRIORITIES),
  language: z.optional(z.string().check(z.regex(/^[a-zA-Z-]{0,20}$/))),
  crisis: anyOr(['yes']),
  assignee: z.optional(z.union([z.enum(['', ASSIGNED_TO_ME, ASSIGNED_TO_NONE]), idSchema])),
});

export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** A thread in the queue: none of its words, and no name. Dates in ISO. */
export const inboxThreadSchema = z.object({
  threadId: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  priority: z.enum(CONTACT_PRIORITIES),
  urgency: z.enum(URGENCIES),
  /** Language of the pages that the sender read. */
  language: z.string(),
  sender: z.enum(SENDERS),
  channel: z.enum(THREAD_CHANNELS),
  status: z.enum(THREAD_STATUSES),
  /** The gravest that any message of the sender has. */
  crisis: z.nullable(z.enum(CRISIS_TIERS)),
  openedAt: z.string(),
  /** The end of the promise; null where no answer is owed. */
  dueAt: z.nullable(z.string()),
  movedAt: z.string(),
  messages: z.number(),
  /** The member of staff. */
  assignedTo: z.nullable(z.string()),
  /** A mail about it could not be delivered. */
  isBounced: z.boolean(),
});

export type InboxThread = z.infer<typeof inboxThreadSchema>;

const countsSchema = z.object({ waiting: z.number(), crisis: z.number(), overdue: z.number() });

export const inboxPageSchema = z.object({
  threads: z.array(inboxThreadSchema),
  /** Cursor of the next page; null at the end. */
  after: z.nullable(inboxCursorSchema),
  /** Counts of all threads that wait, under any filter. Each up to `MAX_COUNTED` and one more. */
  counts: countsSchema,
});

export type InboxPage = z.infer<typeof inboxPageSchema>;

/** `GET /api/staff/colleagues`, an array of these: those of support, the caller included. */
export const colleagueSchema = z.object({ staffId: z.string(), name: z.string() });

export type Colleague = z.infer<typeof colleagueSchema>;

const staffMessageSchema = z.object({
  messageId: z.string(),
  by: z.enum(MESSAGE_SIDES),
  via: z.enum(MESSAGE_WAYS),
  at: z.string(),
  crisis: z.nullable(z.enum(CRISIS_TIERS)),
  /** Null once it is no longer kept. */
  text: z.nullable(z.string()),
  /** The member of staff who wrote it. The family is never told. */
  staffId: z.nullable(z.string()),
  isBounced: z.boolean(),
});

export type StaffMessage = z.infer<typeof staffMessageSchema>;

const threadNoteSchema = z.object({
  id: z.string(),
  staffId: z.string(),
  at: z.string(),
  note: z.nullable(z.string()),
});

/** Another thread of the same person. */
const siblingSchema = z.object({
  threadId: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  status: z.enum(THREAD_STATUSES),
  openedAt: z.string(),
  messages: z.number(),
});

/** `GET /api/staff/threads/:threadId`, against a grant. Personal fields are null once they are gone. */
export const staffThreadSchema = z.object({
  threadId: z.string(),
  /** The family or the visitor. */
  userId: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  priority: z.enum(CONTACT_PRIORITIES),
  hasPrioritySupport: z.boolean(),
  /** Language of the pages that the sender read. */
  language: z.string(),
  sender: z.enum(SENDERS),
  channel: z.enum(THREAD_CHANNELS),
  status: z.enum(THREAD_STATUSES),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  openedAt: z.string(),
  dueAt: z.nullable(z.string()),
  assignedTo: z.nullable(z.string()),
  mergedInto: z.nullable(z.string()),
  /** ISO date and time at which the grant ends. */
  grantUntil: z.string(),
  /** Number of messages of this thread alone, as a reply says that they were read. */
  seen: z.number(),
  /** Also of threads that were joined with it. */
  messages: z.array(staffMessageSchema),
  notes: z.array(threadNoteSchema),
  /** Looks into the thread by person and time, the newest first. */
  looks: z.array(z.object({ staffId: z.string(), at: z.string() })),
  /** The same person's other threads, the newest first. */
  others: z.array(siblingSchema),
});

export type StaffThread = z.infer<typeof staffThreadSchema>;

/** `POST /api/staff/threads/:threadId/assign`; null takes the thread from its assignee. */
export const assignThreadSchema = z.object({ staffId: z.nullable(idSchema) });

/** `POST /api/staff/threads/:threadId/reply`. */
export const replySchema = z.object({
  text: typedText({ most: THREAD_MESSAGE_MAX_LENGTH, missing: 'Write the reply first' }),
  /** Number of messages that the author has seen: refused with `ThreadMovedOn` when there are more. */
  seen: z.int().check(z.nonnegative()),
});

/** `POST /api/staff/threads/:threadId/note`. */
export const threadNoteTextSchema = z.object({
  note: typedText({ most: THREAD_NOTE_MAX_LENGTH, missing: 'Write the note first' }),
});

/** `POST /api/staff/threads/:threadId/merge`. */
export const mergeThreadSchema = z.object({ into: idSchema });
