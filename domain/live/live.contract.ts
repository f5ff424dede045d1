import * as z from 'zod/mini';
import type { Model as NamedModel } from '../contexts.ts';
import type { ErrorCode } from '../errors.contract.ts';
import type { Health } from '../health/health.contract.ts';
import type { RunProgress } from '../reports/reports.contract.ts';
import { cursorSchema, timelineEntrySchema } from '../staff/timeline.contract.ts';

/** A read model that a page can be told about; also the name of its view in Postgres. */
export type Model = NamedModel;

/** A page has no queries for a model that only newer code knows, so any name will do. */
const modelSchema = z.custom<Model>((name) => typeof name === 'string');

/** A position in the log: a 64-bit integer without sign, in decimal digits. */
export const positionSchema = z.string().check(z.regex(/^\d{1,20}$/));

/** A read model of the person has reached this position. */
export const projectedSchema = z.object({ model: modelSchema, position: positionSchema });

export type Projected = z.infer<typeof projectedSchema>;

/** Progress of a data export. */
export const exportProgressSchema = z.object({
  exportId: z.string(),
  status: z.enum(['building', 'ready', 'failed']),
  /** From 0 to 100. */
  percent: z.number(),
});

export type ExportProgress = z.infer<typeof exportProgressSchema>;

/** By the name of the model. Those that only a newer page knows are passed over. */
const seenSchema = z.record(z.string(), positionSchema);

/**
 * Sent by a page when it opens its socket: its half of the session, the household of another family that it shows,
 * and the position up to which it
 * has seen each model, so that it is told exactly what it missed. For other models it is told the
 * newest position at once.
 */
export const handshakeSchema = z.object({
  token: z.optional(z.string()),
  household: z.optional(z.string()),
  seen: z._default(seenSchema, {}),
});

export type Handshake = z.input<typeof handshakeSchema>;

/** New entries of a family's timeline. */
export const timelineNewsSchema = z.object({
  userId: z.string(),
  /** The oldest first. */
  entries: z.readonly(z.array(timelineEntrySchema)),
  /** Up to where the page knows the family now. */
  newest: cursorSchema,
});

export type TimelineNews = z.infer<typeof timelineNewsSchema>;

/** Whether a family has a page open, and which. */
export const presenceSchema = z.object({
  userId: z.string(),
  isOnline: z.boolean(),
  /** By `placeSchema`; null where it is not known. */
  place: z.nullable(z.string()),
});

export type Presence = z.infer<typeof presenceSchema>;

/** The grant is over, or the account was deleted. */
export const watchEndedSchema = z.object({
  userId: z.string(),
  why: z.enum(['expired', 'erased']),
});

export type WatchEnded = z.infer<typeof watchEndedSchema>;

/** Where a page of the staff is in the inbox. */
export const inboxPlaceSchema = z.object({
  /** Null for the list of threads. */
  threadId: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  /** A reply is being typed there. */
  isWriting: z.boolean(),
});

export type InboxPlace = z.infer<typeof inboxPlaceSchema>;

/** This thread has moved, or for a page at the list any of them. */
export const inboxMovedSchema = z.object({ threadId: z.nullable(z.string()) });

export type InboxMoved = z.infer<typeof inboxMovedSchema>;

const inboxPersonSchema = z.object({
  staffId: z.string(),
  threadId: z.string(),
  isWriting: z.boolean(),
});

export type InboxPerson = z.infer<typeof inboxPersonSchema>;

/** People at each thread: for a page at a thread, at that one. The page's own person is among them. */
export const inboxPeopleSchema = z.object({ people: z.readonly(z.array(inboxPersonSchema)) });

export type InboxPeople = z.infer<typeof inboxPeopleSchema>;

/** Messages from the server to an open page. */
export interface ServerToPage {
  /** On connecting, and whenever it has changed. */
  readonly health: (health: Health) => void;
  readonly projected: (projected: Projected) => void;
  readonly 'export-progress': (progress: ExportProgress) => void;
  /** To the analyst who started the run. */
  readonly 'report-progress': (progress: RunProgress) => void;
  /** To watchers of the family, as soon as they are stored. */
  readonly timeline: (news: TimelineNews) => void;
  /** To watchers of the family, at once and on each change. */
  readonly presence: (presence: Presence) => void;
  /** The watch has ended. */
  readonly 'watch-ended': (ended: WatchEnded) => void;
  /** To pages of the inbox, as soon as it is projected. */
  readonly 'inbox-moved': (moved: InboxMoved) => void;
  /** To pages of the inbox, at once and on each change. */
  readonly 'inbox-people': (people: InboxPeople) => void;
  /** To pages of support, on connecting and whenever alerts of a crisis or who is on duty have moved. */
  readonly 'alerts-moved': () => void;
  /**
   * The session that the socket was opened with has ended, or there is no such session: the page is
   * signed out, and the socket is closed.
   */
  readonly 'signed-out': () => void;
}

export const watchSchema = z.object({
  userId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** The last known entry: `newest` of the latest answer or message. */
  after: cursorSchema,
});

export type Watch = z.infer<typeof watchSchema>;

/** A route of the client's table, with placeholders for its parameters. */
export const placeSchema = z
  .string()
  .check(z.maxLength(80), z.regex(/^(?:\/[a-z-]*|\/:[a-zA-Z]+){1,5}$/));

/**
 * Messages from a page over its socket. Commands go over HTTP; these only subscribe, and tell the
 * current page.
 */
export interface PageToServer {
  /**
   * From support staff with a grant for the family. Entries missed since `after` follow at once.
   */
  readonly watch: (
    watch: Watch,
    answer: (answered: { readonly refused: ErrorCode | null }) => void,
  ) => void;
  readonly unwatch: () => void;
  /** From support staff, on entering the inbox and whenever they are elsewhere in it. */
  readonly inbox: (place: InboxPlace) => void;
  readonly 'leave-inbox': () => void;
  /** The current page of a signed-in family, for its watchers. */
  readonly at: (place: string) => void;
}
