import type { DatabaseSync } from 'node:sqlite';
import type { Position } from '../../semantics/event.ts';
import { bytes, integer } from './columns.ts';
import type { DamageWatch } from './damage.ts';

/** Finds recent events by id, to recognize retries. */
export interface RecentIds {
  /** Possible positions of the event with this id, the newest first. Few of them hold another id. */
  readonly candidates: (id: Uint8Array) => readonly Position[];
  readonly add: (id: Uint8Array, position: Position) => void;
  /** Removes the events after a position. */
  readonly forgetAfter: (position: Position, head: Position) => void;
}

/**
 * Number of events remembered. EventStoreDB has a similar limit. An index over all ids would double the cost
 * of an append, for retries that come within seconds.
 */
const REMEMBERED_EVENTS = 16_384;

const CHAINS = 32_768;

/**
 * Stores a hash of each id in a numeric table: a `Map` of the ids took as long as SQLite takes to store an
 * event.
 */
export const createRecentIds = (): RecentIds => {
  /** Newest slot of each chain, counted from 1, and the next older one of each slot. */
  const newest = new Uint16Array(CHAINS);
  const older = new Uint16Array(REMEMBERED_EVENTS + 1);
  const chains = new Uint16Array(REMEMBERED_EVENTS + 1);
  /** 0 for an empty slot. */
  const positions = new Float64Array(REMEMBERED_EVENTS + 1);

  const slotOf = (position: Position): number => (position % REMEMBERED_EVENTS) + 1;

  const clear = (slot: number): void => {
    if (positions[slot] === 0) return;
    positions[slot] = 0;
    const chain = chains[slot] ?? 0;
    const next = older[slot] ?? 0;
    if (newest[chain] === slot) {
      newest[chain] = next;
      return;
    }
    for (let before = newest[chain] ?? 0; before !== 0; before = older[before] ?? 0) {
      if (older[before] !== slot) continue;
      older[before] = next;
      return;
    }
  };

  return {
    candidates: (id) => {
      const found: Position[] = [];
      for (let slot = newest[chainOf(id)] ?? 0; slot !== 0; slot = older[slot] ?? 0)
        found.push(positions[slot] ?? 0);
      return found;
    },
    add: (id, position) => {
      const slot = slotOf(position);
      clear(slot);
      const chain = chainOf(id);
      positions[slot] = position;
      chains[slot] = chain;
      older[slot] = newest[chain] ?? 0;
      newest[chain] = slot;
    },
    forgetAfter: (position, head) => {
      const first = Math.max(position, head - REMEMBERED_EVENTS) + 1;
      for (let each = first; each <= head; each += 1) clear(slotOf(each));
    },
  };
};

/** FNV-1a over all bytes, since ids need not be random. */
const chainOf = (id: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1)
    hash = Math.imul(hash ^ (id[index] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) & (CHAINS - 1);
};

interface StoredEvents {
  readonly database: DatabaseSync;
  readonly damage: DamageWatch;
  readonly head: Position;
}

/**
 * Loads the newest stored events, so that a retry is recognized across a restart. Where those are damaged,
 * nothing is written any more, and there is no retry to recognize.
 */
export const loadRecentIds = ({ database, damage, head }: StoredEvents): RecentIds => {
  const recentIds = createRecentIds();
  const newest = database.prepare(
    'select position, id from events where position > ? order by position',
  );
  try {
    damage.guard(() => {
      for (const row of newest.iterate(head - REMEMBERED_EVENTS))
        recentIds.add(bytes(row, 'id'), integer(row, 'position'));
    });
  } catch (error) {
    if (damage.found() === undefined) throw error;
  }
  return recentIds;
};
