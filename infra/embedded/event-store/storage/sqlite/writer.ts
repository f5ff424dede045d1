import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { BEFORE_LOG, type Position } from '../../semantics/event.ts';
import { scavengeBound } from '../../semantics/scavenge.ts';
import type { StreamState } from '../../semantics/stream-metadata.ts';
import { isMetastream, originalStreamOf } from '../../semantics/system.ts';
import {
  decideWrite,
  type StoredEvent,
  type WriteRequest,
  type WriteResult,
  type WrittenEvents,
} from '../../semantics/write.ts';
import type { ScavengeReport } from '../event-log.ts';
import { firstEvent } from '../first-event.ts';
import { checksumOf, EVENT_COLUMNS, idToBytes, type StoredColumns, text } from './columns.ts';
import type { DamageWatch } from './damage.ts';
import type { Queries } from './queries.ts';
import { loadRecentIds } from './recent-ids.ts';

export interface Writer {
  /** Position of the last event. */
  readonly head: () => Position;
  /**
   * Decides and stores requests in one transaction, synced to disk when this returns: all of them, or the
   * first ones until the time is up.
   */
  readonly commit: (
    requests: readonly WriteRequest[],
    hasTime?: () => boolean,
  ) => readonly WriteResult[];
  /** Removes hidden events in small steps, so that writers get their turn in between. */
  readonly scavenge: () => Generator<void, ScavengeReport>;
}

/** Cache size, so that a stream that is being written is looked up once. */
const REMEMBERED_STREAMS = 4_096;

const STREAMS_IN_STEP = 50;
const EVENTS_IN_STEP = 500;

interface WriterOptions {
  readonly database: DatabaseSync;
  readonly queries: Queries;
  readonly damage: DamageWatch;
  readonly clock: () => number;
}

export const createWriter = ({ database, queries, damage, clock }: WriterOptions): Writer => {
  const begin = database.prepare('begin immediate');
  const end = database.prepare('commit');
  const insert = database.prepare(
    `insert into events (${EVENT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const selectStreams = database.prepare(
    `select distinct stream from events where stream > ? order by stream limit ${STREAMS_IN_STEP}`,
  );
  const remove = database.prepare(
    `delete from events where position in (
       select position from events where stream = ?1 and position < ?2
         and (revision < ?3 or (created < ?4 and revision < ?5)) limit ${EVENTS_IN_STEP})`,
  );

  const newest = database.prepare('select max(position) as head from events').get();
  let head = typeof newest?.['head'] === 'number' ? newest['head'] : BEFORE_LOG;
  const recentIds = loadRecentIds({ database, damage, head });
  const states = new LRUCache<string, StreamState>({ max: REMEMBERED_STREAMS });
  const stateOf = (streamId: string): StreamState => {
    const known = states.get(streamId);
    if (known !== undefined) return known;
    const state = queries.stateOf(streamId);
    states.set(streamId, state);
    return state;
  };
  const written: WrittenEvents = {
    stateOf,
    lastDataOf: queries.lastDataOf,
    find: (streamId, eventId) => {
      for (const position of recentIds.candidates(idToBytes(eventId))) {
        const event = queries.eventAtPosition(position);
        if (event?.id === eventId && event.streamId === streamId) return event;
      }
      return undefined;
    },
    at: queries.eventAt,
  };

  const store = (event: StoredEvent, created: number): void => {
    head += 1;
    const columns: StoredColumns = {
      position: head,
      stream: event.streamId,
      revision: event.revision,
      id: idToBytes(event.id),
      type: event.type,
      json: event.isJson ? 1 : 0,
      created,
      data: event.data,
      metadata: event.metadata,
    };
    recentIds.add(columns.id, head);
    insert.run(
      columns.position,
      columns.stream,
      columns.revision,
      columns.id,
      columns.type,
      columns.json,
      columns.created,
      columns.data,
      columns.metadata,
      checksumOf(columns),
    );
  };

  const rememberStates = (events: readonly StoredEvent[]): void => {
    for (const [index, { streamId, revision }] of events.entries()) {
      if (events[index + 1]?.streamId === streamId) continue;
      states.set(streamId, { ...stateOf(streamId), lastRevision: revision });
      if (isMetastream(streamId)) states.delete(originalStreamOf(streamId));
    }
  };

  const inTransaction = <Result>(work: () => Result): Result => {
    const before = head;
    begin.run();
    try {
      return damage.guard(() => {
        const result = work();
        end.run();
        return result;
      });
    } catch (error) {
      recentIds.forgetAfter(before, head);
      head = before;
      states.clear();
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  };

  const commit: Writer['commit'] = (requests, hasTime = () => true) =>
    inTransaction(() => {
      const created = clock();
      const results: WriteResult[] = [];
      for (const request of requests) {
        results.push(apply(request, created));
        if (!hasTime()) break;
      }
      return results;
    });

  const apply = (request: WriteRequest, created: number): WriteResult => {
    const decision = decideWrite(request, written, randomUUID);
    if (decision.decision === 'answer') return decision.result;
    const first = head + 1;
    for (const event of decision.events) store(event, created);
    rememberStates(decision.events);
    return {
      outcome: 'written',
      lastRevision: decision.lastRevision,
      position: first + decision.lastIndex,
    };
  };

  const removeHidden = (streamId: string, now: number): number => {
    const { belowRevision, createdBefore } = scavengeBound(streamId, queries.stateOf, now);
    // The head of the log is never removed, since later positions continue from it.
    const lastRevision = queries.lastRevisionOf(streamId);
    const { changes } = remove.run(streamId, head, belowRevision, createdBefore, lastRevision);
    states.clear();
    return Number(changes);
  };

  if (head === BEFORE_LOG) commit([firstEvent()]);

  return {
    head: () => head,
    commit,
    scavenge: function* () {
      const now = clock();
      let removedEvents = 0;
      let after = '';
      for (;;) {
        const streams = selectStreams.all(after).map((row) => text(row, 'stream'));
        const last = streams.at(-1);
        if (last === undefined) return { removedEvents };
        for (const streamId of streams) {
          let removed = removeHidden(streamId, now);
          while (removed > 0) {
            removedEvents += removed;
            yield;
            removed = removeHidden(streamId, now);
          }
        }
        after = last;
        yield;
      }
    },
  };
};
