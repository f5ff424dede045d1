import {
  BACKWARDS,
  type Direction,
  END,
  FORWARDS,
  type ReadPosition,
  START,
} from '@eventstore/db-client';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import type { EventStore } from './event-store.ts';
import { readEvents } from './read-events.ts';
import { explained } from './refusal.ts';
import type { Wanted } from './subscribe-to-all.ts';

/**
 * Options of these reads. All of them reject with `EventStoreUnavailableError` when the event store has not
 * answered in time, and with `EventStoreRefusalError` when it refuses us.
 */
export interface ReadOptions {
  readonly withinMs: number;
  /** Aborts the read early, with its reason. */
  readonly signal?: AbortSignal;
}

/** Time limit for work that reads history, which cannot begin without the head. */
export const HEAD_WITHIN_MS = 5_000;

/** Returns the commit position of the last event in the log; even a new log holds one. */
export const readHead = async (eventStore: EventStore, options: ReadOptions): Promise<bigint> => {
  const [newest] = await readAll(eventStore, options, END, BACKWARDS, 1);
  return (newest ?? logIsEmpty()).position.commit;
};

/**
 * Returns the id of the first event in the log, which the server has written itself: no two logs share it.
 */
export const readFirstEventId = async (
  eventStore: EventStore,
  options: ReadOptions,
): Promise<string> => {
  const [first] = await readAll(eventStore, options, START, FORWARDS, 1);
  return (first ?? logIsEmpty()).id;
};

/** Returns the event with exactly this commit position; undefined when the log no longer holds it. */
export const readEventAt = async (
  eventStore: EventStore,
  commit: bigint,
  options: ReadOptions,
): Promise<StoredEvent | undefined> => {
  const [event] = await readAll(eventStore, options, { commit, prepare: commit }, FORWARDS, 1);
  return event?.position.commit === commit ? event : undefined;
};

/**
 * More than the 94 events by which the last position reported to a subscription may lag behind the end of the
 * log: up to 63 when it has caught up, and up to 31 that came since, matching or not.
 */
const LOOK_BACK_EVENTS = 100;

/**
 * Returns the position that a follower with this filter should have reached: that of the newest matching
 * event or, where that is far back, a later one that was reported to the follower; 0 where there are no
 * events.
 */
export const readNewest = async (
  eventStore: EventStore,
  wanted: Wanted,
  options: ReadOptions,
): Promise<bigint> => {
  const events = await readAll(eventStore, options, END, BACKWARDS, LOOK_BACK_EVENTS);
  const newest = events.find(({ streamId, type }) =>
    'types' in wanted
      ? wanted.types.some((prefix) => type.startsWith(prefix))
      : wanted.prefixes.some((prefix) => streamId.startsWith(prefix)),
  );
  const oldest = events.at(LOOK_BACK_EVENTS - 1);
  return (newest ?? oldest)?.position.commit ?? 0n;
};

const readAll = async (
  eventStore: EventStore,
  { withinMs, signal }: ReadOptions,
  fromPosition: ReadPosition,
  direction: Direction,
  maxCount: number,
): Promise<readonly StoredEvent[]> => {
  const read = eventStore.readAll({ fromPosition, direction, maxCount });
  const events: StoredEvent[] = [];
  const late = AbortSignal.timeout(withinMs);
  const over = signal === undefined ? late : AbortSignal.any([signal, late]);
  try {
    for await (const event of readEvents(read, over)) events.push(event);
  } catch (error) {
    signal?.throwIfAborted();
    throw explained(error);
  }
  return events;
};

const logIsEmpty = (): never => {
  throw new Error('The log is empty.');
};
