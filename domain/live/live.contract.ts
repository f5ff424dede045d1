import * as z from 'zod/mini';
import type { Health } from '../health/health.contract.ts';

/** A read model that a page can be told about; also the name of its view in Postgres. */
export const modelSchema = z.enum([
  'favorites',
  'journey',
  'listing_reports',
  'subscription',
  'timeline',
]);

export type Model = z.infer<typeof modelSchema>;

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

/** Models that only a newer page knows are left out. */
const seenSchema = z.partial(
  z.object({
    favorites: positionSchema,
    journey: positionSchema,
    listing_reports: positionSchema,
    subscription: positionSchema,
    timeline: positionSchema,
  } satisfies Record<Model, typeof positionSchema>),
);

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

/** What the server tells an open page over its socket. */
export interface ServerToPage {
  /** On connecting, and whenever it has changed. */
  readonly health: (health: Health) => void;
  readonly projected: (projected: Projected) => void;
  readonly 'export-progress': (progress: ExportProgress) => void;
  /**
   * The session that the socket was opened with has ended, or there is no such session: the page is
   * signed out, and the socket is closed.
   */
  readonly 'signed-out': () => void;
}

/** A page says nothing over its socket: whatever it wants done is a command over HTTP. */
export type PageToServer = Readonly<Record<never, never>>;
