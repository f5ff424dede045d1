import { FORWARDS, jsonEvent } from '@eventstore/db-client';
import { expect, onTestFinished, test } from 'vitest';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { appendToStream } from './append-to-stream.ts';
import { connectEventStore, type EventStore } from './event-store.ts';
import { readEvents } from './read-events.ts';

const EVENTS = 100;

const connect = async (): Promise<EventStore> => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  onTestFinished(server.close);
  return connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
};

const read = (eventStore: EventStore, maxCount: number, signal = new AbortController().signal) =>
  readEvents(eventStore.readStream('numbers', { direction: FORWARDS, maxCount }), signal);

/** Returns once every answer that was under way on the connection has arrived. */
const roundTrip = async (eventStore: EventStore): Promise<void> => {
  for await (const _ of read(eventStore, 1));
};

test.each(['broken off', 'aborted'])(
  'a read that is %s with answers unread, as many as there are, is no longer open',
  async (way) => {
    const eventStore = await connect();
    await appendToStream(eventStore, {
      streamName: 'numbers',
      events: Array.from({ length: EVENTS }, () => jsonEvent({ type: 'Numbered', data: {} })),
      expectedRevision: 'any',
    });
    for (let count = 1; count <= EVENTS; count += 1) {
      const ending = new AbortController();
      let seen = 0;
      const reading = async (): Promise<void> => {
        for await (const _ of read(eventStore, count, ending.signal)) {
          seen += 1;
          await roundTrip(eventStore);
          if (way === 'broken off') break;
          ending.abort();
        }
      };
      if (way === 'broken off') await reading();
      else await reading().catch((error) => expect(error).toHaveProperty('name', 'AbortError'));
      expect(seen).toBeGreaterThan(0);
    }
    // Waits for all calls that are open.
    await eventStore.dispose();
  },
);
