import * as z from 'zod/mini';
import type { Model as NamedModel } from '../contexts.ts';
import type { ErrorCode } from '../errors.contract.ts';
import type { Health } from '../health/health.contract.ts';
import type { RunProgress } from '../staff/reports/reports.contract.ts';
import { cursorSchema, timelineEntrySchema } from '../staff/timeline.contract.ts';

/** A read model that a page can be told about; also the name of its view in Postgres. */
export type Model = NamedModel;

/** A page has no queries for a model that only newer code knows, so any name will do. */
const modelSchema = z.custom<Model>((name) => typeof name === 'string');

/** A position in the log: a 64-bit integer without sign, in decimal digits. */
export const positionSchema = z.string().check(z.regex(/^\d{1,20}$/));

/** One of the person's read models holds everything up to this position. */
export const projectedSchema = z.object({ model: modelSchema, position: positionSchema });

export type Projected = z.infer<typeof projectedSchema>;

/** How far the copy of somebody's data is that they asked for. */
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
 * What a page says when it opens its socket: its half of the session, and the position up to which
 * it has seen each model, so that it is told of exactly what it missed. Of a model that it does not
 * name, it is told the newest position at once.
 */
export const handshakeSchema = z.object({
  token: z.optional(z.string()),
  seen: z._default(seenSchema, {}),
});

export type Handshake = z.input<typeof handshakeSchema>;

/** What is new about a family. */
export const timelineToldSchema = z.object({
  userId: z.string(),
  /** The oldest first. */
  entries: z.readonly(z.array(timelineEntrySchema)),
  /** Up to where the page knows the family now. */
  newest: cursorSchema,
});

export type TimelineTold = z.infer<typeof timelineToldSchema>;

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

/** What the server tells an open page over its socket. */
export interface ServerToPage {
  /** On connecting, and whenever it has changed. */
  readonly health: (health: Health) => void;
  readonly projected: (projected: Projected) => void;
  readonly 'export-progress': (progress: ExportProgress) => void;
  /** To the analyst who started the run. */
  readonly 'report-progress': (progress: RunProgress) => void;
  /** To whoever watches the family, as soon as it is stored. */
  readonly timeline: (told: TimelineTold) => void;
  /** To whoever watches the family, at once and on each change. */
  readonly presence: (presence: Presence) => void;
  /** Nothing more is told of the family. */
  readonly 'watch-ended': (ended: WatchEnded) => void;
  /**
   * The session that the socket was opened with has ended, or there is no such session: the page is
   * signed out, and the socket is closed.
   */
  readonly 'signed-out': () => void;
}

export const watchSchema = z.object({
  userId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Up to where the page knows the family: `newest` of what it was answered or told last. */
  after: cursorSchema,
});

export type Watch = z.infer<typeof watchSchema>;

/** A route as the client's table has it, without what stands in for its parameters. */
export const placeSchema = z
  .string()
  .check(z.maxLength(80), z.regex(/^(?:\/[a-z-]*|\/:[a-zA-Z]+){1,5}$/));

/**
 * What a page says over its socket. Whatever it wants done is a command over HTTP; this only says what
 * it wants to hear, and where it is.
 */
export interface PageToServer {
  /** Of support staff with a grant for the family. What was missed since `after` follows at once. */
  readonly watch: (
    watch: Watch,
    answer: (answered: { readonly refused: ErrorCode | null }) => void,
  ) => void;
  readonly unwatch: () => void;
  /** Where a signed-in family is, for whoever watches. */
  readonly at: (place: string) => void;
}
