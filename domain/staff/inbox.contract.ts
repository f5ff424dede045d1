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

export const staffThreadParamsSchema = z.object({ threadId: idSchema });

/** Position of a thread in the queue. Opaque; issued by the server. */
const inboxCursorSchema = z.string().check(z.regex(/^[\w.:-]{1,120}$/));

const anyOr = <const Values extends readonly string[]>(values: Values) =>
  z.optional(z.enum(['', ...values]));

/** `GET /api/staff/threads?…`. Empty fields are ignored; the status defaults to `waiting`. */
export const inboxQuerySchema = z.object({
  /** Cursor of the previous page. */
  after: z.optional(inboxCursorSchema),
  status: anyOr(INBOX_STATUSES),
  topic: anyOr(CONTACT_TOPICS),
  priority: anyOr(CONTACT_PRIORITIES),
  language: z.optional(z.string().check(z.regex(/^[a-zA-Z-]{0,20}$/))),
  crisis: anyOr(['yes']),
  assignee: z.optional(z.union([z.enum(['', ASSIGNED_TO_ME, ASSIGNED_TO_NONE]), idSchema])),
});

export type InboxQuery = z.infer<typeof inboxQuerySchema>;

/** Queue entry without texts or names. Dates are ISO strings. */
export const inboxThreadSchema = z.object({
  threadId: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  priority: z.enum(CONTACT_PRIORITIES),
  urgency: z.enum(URGENCIES),
  /** Page language of the sender. */
  language: z.string(),
  sender: z.enum(SENDERS),
  channel: z.enum(THREAD_CHANNELS),
  status: z.enum(THREAD_STATUSES),
  /** Most severe tier among the sender's messages. */
  crisis: z.nullable(z.enum(CRISIS_TIERS)),
  openedAt: z.string(),
  /** Promised answer time; null if no answer is owed. */
  dueAt: z.nullable(z.string()),
  movedAt: z.string(),
  messages: z.number(),
  /** User id of the assignee. */
  assignedTo: z.nullable(z.string()),
  /** True if a mail about the thread could not be delivered. */
  isBounced: z.boolean(),
});

export type InboxThread = z.infer<typeof inboxThreadSchema>;

const countsSchema = z.object({ waiting: z.number(), crisis: z.number(), overdue: z.number() });

export const inboxPageSchema = z.object({
  threads: z.array(inboxThreadSchema),
  /** Cursor of the next page; null on the last page. */
  after: z.nullable(inboxCursorSchema),
  /** Counts of all waiting threads, ignoring filters. Each stops at `MAX_COUNTED` plus one. */
  counts: countsSchema,
});

export type InboxPage = z.infer<typeof inboxPageSchema>;

/** `GET /api/staff/colleagues` returns an array of these: support staff, including the caller. */
export const colleagueSchema = z.object({ staffId: z.string(), name: z.string() });

export type Colleague = z.infer<typeof colleagueSchema>;

const staffMessageSchema = z.object({
  messageId: z.string(),
  by: z.enum(MESSAGE_SIDES),
  via: z.enum(MESSAGE_WAYS),
  at: z.string(),
  crisis: z.nullable(z.enum(CRISIS_TIERS)),
  /** Null after expiry. */
  text: z.nullable(z.string()),
  /** Author on the staff side; never shown to the family. */
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

/** Another thread of the same owner. */
const siblingSchema = z.object({
  threadId: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  status: z.enum(THREAD_STATUSES),
  openedAt: z.string(),
  messages: z.number(),
});

/** `GET /api/staff/threads/:threadId`, requires a grant. Personal fields are null after expiry. */
export const staffThreadSchema = z.object({
  threadId: z.string(),
  /** Id of the family or visitor. */
  userId: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  priority: z.enum(CONTACT_PRIORITIES),
  hasPrioritySupport: z.boolean(),
  /** Page language of the sender. */
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
  /** Number of messages in this thread alone; a reply sends it back to prove they were read. */
  seen: z.number(),
  /** Messages, including those of merged threads. */
  messages: z.array(staffMessageSchema),
  notes: z.array(threadNoteSchema),
  /** Looks at the thread, newest first. */
  looks: z.array(z.object({ staffId: z.string(), at: z.string() })),
  /** Other threads of the same owner, newest first. */
  others: z.array(siblingSchema),
});

export type StaffThread = z.infer<typeof staffThreadSchema>;

/** `POST /api/staff/threads/:threadId/assign`; null removes the assignee. */
export const assignThreadSchema = z.object({ staffId: z.nullable(idSchema) });

/** `POST /api/staff/threads/:threadId/reply`. */
export const replySchema = z.object({
  text: typedText({ most: THREAD_MESSAGE_MAX_LENGTH, missing: 'Write the reply first' }),
  /** Number of messages that the author has seen. Refused with `ThreadMovedOn` if there are more. */
  seen: z.int().check(z.nonnegative()),
});

/** `POST /api/staff/threads/:threadId/note`. */
export const threadNoteTextSchema = z.object({
  note: typedText({ most: THREAD_NOTE_MAX_LENGTH, missing: 'Write the note first' }),
});

/** `POST /api/staff/threads/:threadId/merge`. */
export const mergeThreadSchema = z.object({ into: idSchema });
