import { foldRows } from '../kernel/fold-rows.ts';
import { say } from '../kernel/message.ts';
import { readerOf, userIdIn } from '../kernel/read-event.ts';
import type { StoredEvent } from '../kernel/stored-event.ts';
import { readStreamId } from '../kernel/stream-id.ts';
import { threadStream } from './thread.events.ts';
import { threadRowSchema, threadsView } from './threads.view.ts';

/** Returns the user id of the thread's owner; undefined for events of other streams. */
export const ownerOf = ({
  streamId,
  metadata,
}: Pick<StoredEvent, 'streamId' | 'metadata'>): string | undefined => {
  const { category, id } = readStreamId(streamId);
  if (category !== threadStream.category) return undefined;
  // Events without a user fall back to the thread id, where they are parked.
  return userIdIn(metadata) ?? id;
};

/**
 * One row per thread, keyed by its owner. Rows hold no texts and no names: those are read from the stream, so
 * that their encryption keys alone determine how long they are readable.
 */
export const supportThreadsModel = foldRows({
  name: 'support-threads',
  label: say('Your messages to support'),
  definition: 2,
  row: threadRowSchema,
  rowKey: 'thread_id',
  indexes: [
    // Serves the queue.
    ['status', 'urgency', 'due_at', 'thread_id'],
    ['thread_id'],
    // Serves threads not waiting, by last change.
    ['status', 'moved_at', 'thread_id'],
    // Serves the queue of one staff member.
    ['assigned_to', 'status', 'urgency', 'due_at', 'thread_id'],
  ],
  view: threadsView,
  keyOf: ownerOf,
  read: readerOf(threadStream),
});
