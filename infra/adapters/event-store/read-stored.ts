import type { RecordedEvent } from '@eventstore/db-client';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { EventStoreUnavailableError } from './errors.ts';

/** Collects the events of a read as stored: sealed fields stay sealed. */
export const readStored = async (
  read: AsyncIterable<RecordedEvent>,
): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  try {
    for await (const event of read)
      events.push({ ...event, position: { commit: event.position?.commit ?? 0n } });
  } catch (cause) {
    throw new EventStoreUnavailableError({ cause });
  }
  return events;
};
