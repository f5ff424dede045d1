import type { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../semantics/event.ts';
import { bytes, idFromBytes, integer, text } from './columns.ts';

/** Finds an event by its id among the newest ones, to recognise a retry. */
export interface RecentIds {
  readonly positionOf: (streamId: string, eventId: string) => Position | undefined;
  readonly add: (streamId: string, eventId: string, position: Position) => void;
  readonly forget: (streamId: string, eventId: string) => void;
}

/**
 * How many events are remembered at least, in up to twice as many entries: about 10 MB. EventStoreDB
 * bounds the same memory. An index over all ids would double what an append costs instead, for
 * retries that come within seconds if at all.
 */
const REMEMBERED_EVENTS = 16_384;

/** Starts with the newest events that are stored, so that a retry is known across a restart. */
export const loadRecentIds = (database: DatabaseSync, head: Position): RecentIds => {
  // Two generations: forgetting a whole one is cheap, finding the oldest entry of a map is not.
  let older = new Map<string, Position>();
  let newer = new Map<string, Position>();
  const keyOf = (streamId: string, eventId: string): string => `${eventId}@${streamId}`;

  const recentIds: RecentIds = {
    positionOf: (streamId, eventId) => {
      const key = keyOf(streamId, eventId);
      return newer.get(key) ?? older.get(key);
    },
    add: (streamId, eventId, position) => {
      newer.set(keyOf(streamId, eventId), position);
      if (newer.size < REMEMBERED_EVENTS) return;
      older = newer;
      newer = new Map();
    },
    forget: (streamId, eventId) => {
      const key = keyOf(streamId, eventId);
      newer.delete(key);
      older.delete(key);
    },
  };

  const newest = database.prepare(
    'select position, stream, id from events where position > ? order by position',
  );
  for (const row of newest.iterate(head - REMEMBERED_EVENTS))
    recentIds.add(
      text(row, 'stream'),
      idFromBytes(bytes(row, 'id')),
      integer(row, 'position'),
    );
  return recentIds;
};
