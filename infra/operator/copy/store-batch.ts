import type { AppendExpectedRevision } from '@eventstore/db-client';
import { appendToStream } from '../../adapters/event-store/append-to-stream.ts';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import type { Batch } from './batches.ts';
import { copyOf, isTombstone } from './copied-event.ts';

/** Position of its last event, or the reason why it may not have been stored. */
export type Outcome = { readonly position: bigint } | { readonly error: unknown };

/** Whether a batch needs its own call, which could overtake appends or be overtaken by them. */
export const goesAlone = ({ copies }: Batch): boolean => copies === undefined;

/** Never rejects. */
export const storeBatch = async (
  eventStore: EventStore,
  { streamId: streamName, events, copies }: Batch,
  expectedRevision: AppendExpectedRevision,
): Promise<Outcome> => {
  const byCallOfItsOwn = async () => {
    const { position } = events.some(isTombstone)
      ? await eventStore.tombstoneStream(streamName)
      : await eventStore.appendToStream(streamName, events.map(copyOf), { expectedRevision });
    return position?.commit;
  };
  try {
    const position = await (copies === undefined
      ? byCallOfItsOwn()
      : appendToStream(eventStore, { streamName, events: copies, expectedRevision }));
    if (position === undefined) throw new Error('The target told no position.');
    return { position };
  } catch (error) {
    return { error };
  }
};
