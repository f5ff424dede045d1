import { BACKWARDS, END, jsonEvent, StreamNotFoundError } from '@eventstore/db-client';
import { z } from 'zod';
import type { EventStore } from './event-store.ts';
import type { ReadOptions } from './head.ts';
import { readEvents } from './read-events.ts';
import { explained } from './refusal.ts';

/**
 * Stream with one event for each finished copy into its log; it belongs to no context, so that no projection
 * follows it.
 */
const STREAM = 'log-copies';
const TYPE = 'LogCopied';

const logCopySchema = z.object({
  /** Id of the first event of the log that was copied, by which a database identifies its log. */
  from: z.string(),
  /** Commit position in that log up to which everything is in this one. */
  until: z.string().regex(/^\d+$/),
  /** Number of our events in this log. */
  events: z.int().min(0),
  /** Hash of the events' ids, streams, types, data and metadata, in order. */
  sha256: z.string(),
});

/** Finished copy of a log. Positions of the two logs are unrelated. */
export type LogCopy = z.output<typeof logCopySchema>;

/** Returns the last finished copy into this log; undefined for a log that is not a copy. */
export const readLogCopy = async (
  eventStore: EventStore,
  { withinMs }: ReadOptions,
): Promise<LogCopy | undefined> => {
  const read = eventStore.readStream(STREAM, {
    direction: BACKWARDS,
    fromRevision: END,
    maxCount: 1,
  });
  let copy: LogCopy | undefined;
  try {
    for await (const { data } of readEvents(read, AbortSignal.timeout(withinMs)))
      copy = logCopySchema.parse(data);
    return copy;
  } catch (error) {
    if (error instanceof StreamNotFoundError) return undefined;
    throw explained(error);
  }
};

/** Records once that a copy is finished. */
export const recordLogCopy = async (
  eventStore: EventStore,
  copy: LogCopy,
  options: ReadOptions,
): Promise<void> => {
  const last = await readLogCopy(eventStore, options);
  if (last !== undefined && JSON.stringify(last) === JSON.stringify(logCopySchema.parse(copy)))
    return;
  await eventStore.appendToStream(STREAM, jsonEvent({ type: TYPE, data: copy }), {
    deadline: options.withinMs,
  });
};
