import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { EventStoreUnavailableError } from './errors.ts';
import type { EventStore } from './event-store.ts';
import { type ReadStreamOptions, readStream } from './read-stream.ts';

/** Every event of a stream, as it was stored: sealed fields are still sealed. */
export const readStored = async (
  eventStore: EventStore,
  options: ReadStreamOptions,
): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  try {
    for await (const event of readStream(eventStore, options))
      events.push({ ...event, position: { commit: event.position?.commit ?? 0n } });
  } catch (cause) {
    throw new EventStoreUnavailableError({ cause });
  }
  return events;
};
