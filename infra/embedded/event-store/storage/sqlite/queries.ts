import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { NO_EVENTS, type Position, type RecordedEvent } from '../../semantics/event.ts';
import { type StreamState, streamState } from '../../semantics/stream-metadata.ts';
import { metastreamOf } from '../../semantics/system.ts';
import type { EventLog } from '../event-log.ts';
import { EVENT_ROW, eventFrom, integer, type Row } from './columns.ts';
import type { DamageWatch } from './damage.ts';
import type { OpenedDatabase } from './database.ts';

/** Size at which a page ends early, so that large events don't fill the memory. */
const PAGE_BYTES = 1024 * 1024;

/** Queries on the stored events. They throw `DamagedLogError` where the file is damaged. */
export interface Queries extends Pick<EventLog, 'stateOf' | 'eventAt' | 'readStream' | 'readAll'> {
  readonly lastRevisionOf: (streamId: string) => number;
  readonly lastDataOf: (streamId: string) => Uint8Array | undefined;
  readonly eventAtPosition: (position: Position) => RecordedEvent | undefined;
}

export const createQueries = (
  { database, checksummedAfter }: OpenedDatabase,
  damage: DamageWatch,
): Queries => {
  let statements = prepare(database);

  /** Replaces statements after a failure, since a failed statement keeps failing, even with other values. */
  const guard = <Result>(work: () => Result): Result => {
    try {
      return damage.guard(work);
    } catch (error) {
      statements = prepare(database);
      throw error;
    }
  };

  const eventOf = (row: Row): RecordedEvent => eventFrom(row, checksummedAfter);

  const page = (rows: Iterable<Row>): RecordedEvent[] => {
    const events: RecordedEvent[] = [];
    let size = 0;
    for (const row of rows) {
      const event = eventOf(row);
      events.push(event);
      size += event.data.length + event.metadata.length;
      if (size >= PAGE_BYTES) break;
    }
    return events;
  };

  const lastRevisionOf = (streamId: string): number =>
    guard(() => {
      const row = statements.lastRevision.get(streamId);
      return row === undefined ? NO_EVENTS : integer(row, 'revision');
    });
  const lastOf = (streamId: string): RecordedEvent | undefined =>
    guard(() => {
      const row = statements.last.get(streamId);
      return row && eventOf(row);
    });

  return {
    lastRevisionOf,
    lastDataOf: (streamId) => lastOf(streamId)?.data,
    stateOf: (streamId): StreamState =>
      streamState(streamId, lastRevisionOf(streamId), lastOf(metastreamOf(streamId))),
    eventAt: (streamId, revision) =>
      guard(() => {
        const row = statements.at.get(streamId, revision);
        return row && eventOf(row);
      }),
    eventAtPosition: (position) =>
      guard(() => {
        const row = statements.atPosition.get(position);
        return row && eventOf(row);
      }),
    readStream: ({ streamId, from, direction, limit }) =>
      guard(() => page(statements.stream[direction].iterate(streamId, from, limit))),
    readAll: ({ from, direction, limit }) =>
      guard(() => page(statements.all[direction].iterate(from, limit))),
  };
};

const prepare = (database: DatabaseSync) => {
  const select = (rest: string): StatementSync => {
    const statement = database.prepare(`select ${EVENT_ROW} from events ${rest}`);
    statement.setReturnArrays(true);
    return statement;
  };
  return {
    at: select('where stream = ? and revision = ?'),
    atPosition: select('where position = ?'),
    stream: {
      forwards: select('where stream = ? and revision >= ? order by revision limit ?'),
      backwards: select('where stream = ? and revision <= ? order by revision desc limit ?'),
    },
    all: {
      forwards: select('where position >= ? order by position limit ?'),
      backwards: select('where position <= ? order by position desc limit ?'),
    },
    last: select('where stream = ? order by revision desc limit 1'),
    lastRevision: database.prepare(
      'select revision from events where stream = ? order by revision desc limit 1',
    ),
  };
};
