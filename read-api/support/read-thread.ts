import { readerOf, readMetadata } from '@hearthway/domain/kernel/read-event.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { followMergedThread } from '@hearthway/domain/support/merged-thread.ts';
import { threadStream } from '@hearthway/domain/support/thread.events.ts';
import { type ThreadHistory, threadHistory } from '@hearthway/domain/support/thread-history.ts';
import { readStored } from '@hearthway/infra/adapters/event-store/read-stored.ts';
import type { ReadStream } from '@hearthway/infra/adapters/event-store/read-stream.ts';
import type { ReadDependencies } from '../read-part.ts';

interface ThreadReading extends Pick<ReadDependencies, 'database' | 'privacy'> {
  readonly readStream: ReadStream;
}

const ANSWER_WITHIN_MS = 2_000;

const read = readerOf(threadStream);

/**
 * Reads a thread with its words from its stream, so that it is never behind, and without expired messages. A
 * merged thread returns the one that replaced it, which holds the messages of all of them. Returns undefined
 * for a missing thread. The caller checks access, by `userId`.
 */
export const readThread = async (
  reading: ThreadReading,
  requestedId: string,
): Promise<ThreadHistory | undefined> => {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const readOne = (id: string) =>
    readStored(reading.readStream({ streamName: threadStream.nameOf(id), signal }));
  const { threadId, state: stored } = (
    await followMergedThread(requestedId, { read: readOne, mergedInto: goesOnIn })
  ).last;
  const joined = await joinedWith(reading, { threadId, stored });
  const others = await Promise.all(joined.map(readOne));
  const events = [stored, ...others]
    .flat()
    .toSorted((a, b) => Number(positionOf(a) - positionOf(b)));
  const opened = await reading.privacy.openEvents(events);
  return threadHistory(threadId, opened.map(read));
};

const positionOf = ({ position }: StoredEvent): bigint => position.commit;

/** Event types of which the last one decides, since the oldest thread of a ring is reopened. */
const ENDINGS: readonly string[] = ['ThreadMerged', 'ThreadReopened'];

/** Returns the thread into which this one was merged, unless it was reopened. */
const goesOnIn = (stored: readonly StoredEvent[]): string | undefined => {
  const last = stored.findLast(({ type }) => ENDINGS.includes(type));
  const event = last && read(last);
  return event?.type === 'ThreadMerged' ? event.data.into : undefined;
};

/** Finds the threads merged into this one, directly or indirectly. */
const joinedWith = async (
  { database }: Pick<ThreadReading, 'database'>,
  { threadId, stored }: { readonly threadId: string; readonly stored: readonly StoredEvent[] },
): Promise<readonly string[]> => {
  const [first] = stored;
  if (first === undefined) return [];
  const { userId } = readMetadata(first);
  const rows = await database
    .selectFrom('support_threads')
    .select(['thread_id', 'merged_into'])
    .where('user_id', '=', userId)
    .where('merged_into', 'is not', null)
    .execute();
  const found = new Set([threadId]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { thread_id, merged_into } of rows)
      if (merged_into !== null && found.has(merged_into)) found.add(thread_id);
  }
  found.delete(threadId);
  return [...found];
};
