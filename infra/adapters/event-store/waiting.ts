import { startWaits, type Wait, type Waits } from '../process/waits.ts';
import { connectEventStore, type EventStore } from './event-store.ts';

const waitsOf = new WeakMap<EventStore, Waits>();

const UNWATCHED: Wait = { start: () => {}, stop: () => {} };

/**
 * A wait of this client for its event store. Reads with a time limit of a few seconds need none.
 *
 * @param what Completes "waiting for …", and names no person.
 */
export const waitFor = (eventStore: EventStore, what: string): Wait =>
  waitsOf.get(eventStore)?.waitFor(what) ?? UNWATCHED;

/** Has all waits of this client watched. */
export const watchWaits = (eventStore: EventStore, waits: Waits): void => {
  waitsOf.set(eventStore, waits);
};

/**
 * For a command line, which says on stderr what it waits for when 10 seconds pass without progress.
 */
export const connectCommand = (url: string): EventStore => {
  const eventStore = connectEventStore(url);
  watchWaits(eventStore, startWaits(process.stderr));
  return eventStore;
};
