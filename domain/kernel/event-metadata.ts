import * as z from 'zod';

/** Metadata of every event. The field names are the storage format. */
export const eventMetadataSchema = z.object({
  /** Follows a click from the page to the row. */
  $correlationId: z.string(),
  /** The command, or the event, that led to this one. */
  $causationId: z.string(),
  /** Hash of user, route and idempotency key; absent when the request had no key. */
  commandId: z.string().optional(),
  /** Hash of that request's body: the same key with another body is a mistake. */
  commandBodyHash: z.string().optional(),
  /** The subject: 32 hexadecimal digits. A family, or a visitor who writes to support. */
  userId: z.string(),
  /** The author: a user id, the name of a process, or `visitor`. */
  actor: z.string(),
  /** Null for what no session did. */
  sessionId: z.string().nullable(),
  /** Coarse, two letters, for usage reports; null when it is not known. */
  state: z.string().nullable(),
  /** ISO date and time. */
  occurredAt: z.string(),
  schemaVersion: z.number(),
});

export type EventMetadata = z.infer<typeof eventMetadataSchema>;
