import { foldRows } from '../kernel/fold-rows.ts';
import { say } from '../kernel/message.ts';
import { readerOf, userIdIn } from '../kernel/read-event.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import { threadStream } from './thread.events.ts';
import { threadRowSchema, threadsView } from './threads.view.ts';

/** The person whose thread it is; undefined for events of other streams. */
export const ownerOf = ({
  streamId,
  metadata,
}: Pick<StoredEvent, 'streamId' | 'metadata'>): string | undefined => {
  const { category, id } = readStreamId(streamId);
  if (category !== threadStream.category) return undefined;
  // Event without a user: parks by the id of the thread.
  return userIdIn(metadata) ?? id;
};

/**
 * A row for each thread, under its person. No words and no names: those are read from the stream, so
 * that their keys alone decide how long there is anything to read.
 */
export const supportThreadsModel = foldRows({
  name: 'support-threads',
  label: say('Your messages to support'),
  definition: 2,
  row: threadRowSchema,
  rowKey: 'thread_id',
  indexes: [
    // The queue.
    ['status', 'urgency', 'due_at', 'thread_id'],
    ['thread_id'],
    // Threads that do not wait, by their last change.
    ['status', 'moved_at', 'thread_id'],
    // The queue of one member of staff.
    ['assigned_to', 'status', 'urgency', 'due_at', 'thread_id'],
  ],
  view: threadsView,
  keyOf: ownerOf,
  read: readerOf(threadStream),
});
