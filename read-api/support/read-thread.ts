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
 * A thread with its words, from its stream: never behind, and without what has expired. One that was
 * joined with another is answered with the one that goes on, which holds the messages of all of them.
 * Undefined for a thread that is not there. Who may read it is the caller's to decide, by `userId`.
 */
export const readThread = async (
  reading: ThreadReading,
  asked: string,
): Promise<ThreadHistory | undefined> => {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const readOne = (id: string) =>
    readStored(reading.readStream({ streamName: threadStream.nameOf(id), signal }));
  const { threadId, state: stored } = (
    await followMergedThread(asked, { read: readOne, mergedInto: goesOnIn })
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

/** The oldest thread of a ring is opened again. */
const ENDINGS: readonly string[] = ['ThreadMerged', 'ThreadReopened'];

/** The thread that this one was joined with, unless it goes on itself. */
const goesOnIn = (stored: readonly StoredEvent[]): string | undefined => {
  const last = stored.findLast(({ type }) => ENDINGS.includes(type));
  const event = last && read(last);
  return event?.type === 'ThreadMerged' ? event.data.into : undefined;
};

/** The threads that were joined with this one, directly or by way of another. */
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
