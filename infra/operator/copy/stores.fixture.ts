import { randomUUID } from 'node:crypto';
import { FORWARDS, jsonEvent, type RecordedEvent, START } from '@eventstore/db-client';
import { expect, onTestFinished } from 'vitest';
import { connectEventStore, type EventStore } from '../../adapters/event-store/event-store.ts';
import {
  type FaultyNetwork,
  startFaultyNetwork,
} from '../../adapters/network/faulty-network.fixture.ts';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import type { EventLog } from '../../embedded/event-store/storage/event-log.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { isCopied, lineOf } from './copied-event.ts';

export const connect = (url: string): EventStore => {
  const eventStore = connectEventStore(url);
  onTestFinished(() => eventStore.dispose());
  return eventStore;
};

export interface StoreUnderTest extends FaultyNetwork {
  /** Resolves when an append waits. */
  readonly isHolding: Promise<void>;
  /** Lets appends through again. */
  readonly release: () => void;
}

/** Starts a new event store. Blocks appends after the first `holdsAfter`. */
export const startStore = async ({
  holdsAfter = Number.POSITIVE_INFINITY,
}: {
  readonly holdsAfter?: number;
} = {}): Promise<StoreUnderTest> => {
  const memory = openMemoryLog();
  const holding = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let appends = 0;
  const log: EventLog = {
    ...memory,
    write: async (request) => {
      appends += 1;
      if (appends > holdsAfter) {
        holding.resolve();
        await released.promise;
      }
      return memory.write(request);
    },
  };
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const network = await startFaultyNetwork(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  onTestFinished(async () => {
    released.resolve();
    await network.stop();
    await server.close();
    await log.close();
  });
  return { ...network, isHolding: holding.promise, release: released.resolve };
};

export const favorited = (number: number) =>
  jsonEvent({
    type: 'ResourceFavorited',
    data: { number, ratio: 0.1, ß: ['𝒳', null] },
    metadata: { $correlationId: randomUUID(), userId: 'ada' },
  });

/** Appends events of many streams in turn, with foreign ones between them. */
export const fill = async (source: EventStore, events: number): Promise<void> => {
  for (let number = 0; number < events; number += 1) {
    const streamName =
      number % 7 === 3 ? `others-${number}` : `favorites-${number % (number % 3 === 0 ? 5 : 40)}`;
    await source.appendToStream(streamName, favorited(number));
  }
  await source.appendToStream(
    'favorites-long',
    Array.from({ length: 500 }, (_, i) => favorited(i)),
  );
};

export const readLog = async (
  eventStore: EventStore,
  maxCount = Number.MAX_SAFE_INTEGER,
): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  const read = eventStore.readAll({ direction: FORWARDS, fromPosition: START, maxCount });
  for await (const { event } of read) if (event !== undefined) events.push(event);
  return events;
};

/** Whether a copied event is among the first of the log, of which no more is read. */
export const hasLines = async (eventStore: EventStore): Promise<boolean> =>
  (await readLog(eventStore, 100)).some(isCopied);

export const ourLines = async (eventStore: EventStore): Promise<readonly string[]> =>
  (await readLog(eventStore)).filter(isCopied).map(lineOf);
