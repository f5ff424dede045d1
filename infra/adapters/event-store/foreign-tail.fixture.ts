import { jsonEvent } from '@eventstore/db-client';
import type { EventStore } from './event-store.ts';

/** Counts around the 32 events of a page and of a checkpoint interval, and twice that. */
export const FOREIGN_TAILS: readonly number[] = [0, 1, 31, 32, 33, 64, 100];

/**
 * Appends this many foreign events to the log: those of another product and those that the event store writes
 * itself.
 */
export const appendForeignTail = async (eventStore: EventStore, count: number): Promise<void> => {
  const half = Math.floor(count / 2);
  await appendAll(eventStore, 'orders-1', 'OrderPlaced', half);
  await appendAll(eventStore, '$stats-127.0.0.1:2113', '$statsCollected', count - half);
};

const appendAll = async (
  eventStore: EventStore,
  streamName: string,
  type: string,
  count: number,
): Promise<void> => {
  if (count === 0) return;
  const events = Array.from({ length: count }, () => jsonEvent({ type, data: {} }));
  await eventStore.appendToStream(streamName, events);
};
