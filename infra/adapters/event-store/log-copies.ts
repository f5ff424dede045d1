import { BACKWARDS, END, jsonEvent, StreamNotFoundError } from '@eventstore/db-client';
import { z } from 'zod';
import type { EventStore } from './event-store.ts';
import type { ReadOptions } from './head.ts';
import { readEvents } from './read-events.ts';
import { explained } from './refusal.ts';

/** Holds an event for each finished copy into its log; of no context, so that no projection follows it. */
const STREAM = 'log-copies';
const TYPE = 'LogCopied';

const logCopySchema = z.object({
  /** The id of the first event of the log that was copied, by which a database knows its log. */
  from: z.string(),
  /** The commit position in that log up to which everything is in this one. */
  until: z.string().regex(/^\d+$/),
  /** Number of our events in this log. */
  events: z.int().min(0),
  /** Hash of their ids, streams, types, data and metadata, in their order. */
  sha256: z.string(),
});

/** A finished copy. Positions of the two logs have nothing in common. */
export type LogCopy = z.output<typeof logCopySchema>;

/** The last copy that was finished into this log; undefined for a log that is no copy. */
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

/** Says once that a copy is finished. */
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
