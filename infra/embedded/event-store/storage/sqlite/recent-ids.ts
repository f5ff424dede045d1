import type { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../semantics/event.ts';
import { bytes, idFromBytes, integer, text } from './columns.ts';
import type { DamageWatch } from './damage.ts';

/** Finds an event by its id among the newest ones, to recognise a retry. */
export interface RecentIds {
  readonly positionOf: (streamId: string, eventId: string) => Position | undefined;
  readonly add: (streamId: string, eventId: string, position: Position) => void;
  readonly forget: (streamId: string, eventId: string) => void;
}

/**
 * How many events are remembered, in a few megabytes. EventStoreDB bounds the same memory. An index
 * over all ids would double what an append costs instead, for retries that come within seconds.
 */
const REMEMBERED_EVENTS = 16_384;

interface StoredEvents {
  readonly database: DatabaseSync;
  readonly damage: DamageWatch;
  readonly head: Position;
}

/**
 * Starts with the newest events that are stored, so that a retry is known across a restart. Where
 * those are damaged, nothing is written any more, and there is no retry to recognise.
 */
export const loadRecentIds = ({ database, damage, head }: StoredEvents): RecentIds => {
  const positions = new Map<string, Position>();
  /** The event that was remembered at a position or, by multiples of the number remembered, before. */
  const keys: string[] = [];
  const keyOf = (streamId: string, eventId: string): string => `${eventId}@${streamId}`;
  const recentIds: RecentIds = {
    positionOf: (streamId, eventId) => positions.get(keyOf(streamId, eventId)),
    add: (streamId, eventId, position) => {
      const key = keyOf(streamId, eventId);
      const place = position % REMEMBERED_EVENTS;
      const former = keys[place];
      if (former !== undefined && (positions.get(former) ?? 0) <= position - REMEMBERED_EVENTS)
        positions.delete(former);
      keys[place] = key;
      positions.set(key, position);
    },
    forget: (streamId, eventId) => {
      positions.delete(keyOf(streamId, eventId));
    },
  };
  const newest = database.prepare(
    'select position, stream, id from events where position > ? order by position',
  );
  try {
    damage.guard(() => {
      for (const row of newest.iterate(head - REMEMBERED_EVENTS))
        recentIds.add(text(row, 'stream'), idFromBytes(bytes(row, 'id')), integer(row, 'position'));
    });
  } catch (error) {
    if (damage.found() === undefined) throw error;
  }
  return recentIds;
};
