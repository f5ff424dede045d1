import { startWaits, type Wait, type Waits } from '../process/waits.ts';
import { connectEventStore, type EventStore } from './event-store.ts';

const waitsOf = new WeakMap<EventStore, Waits>();

const UNWATCHED: Wait = { start: () => {}, stop: () => {} };

/**
 * Wait of this client for its event store. Reads with a time limit of a few seconds need none.
 *
 * @param what Completes "waiting for …", and names no person.
 */
export const waitFor = (eventStore: EventStore, what: string): Wait =>
  waitsOf.get(eventStore)?.waitFor(what) ?? UNWATCHED;

/** Registers the watcher for all waits of this client. */
export const watchWaits = (eventStore: EventStore, waits: Waits): void => {
  waitsOf.set(eventStore, waits);
};

/**
 * Connects for a command line, which reports on stderr what it waits for after 10 seconds without progress.
 */
export const connectCommand = (url: string): EventStore => {
  const eventStore = connectEventStore(url);
  watchWaits(eventStore, startWaits(process.stderr));
  return eventStore;
};
