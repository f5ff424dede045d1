import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { NO_EVENTS, type Position, type RecordedEvent } from '../../semantics/event.ts';
import { type StreamState, streamState } from '../../semantics/stream-metadata.ts';
import { metastreamOf } from '../../semantics/system.ts';
import type { EventLog } from '../event-log.ts';
import { bytes, EVENT_COLUMNS, eventFrom, integer } from './columns.ts';

/** A page ends early once it holds this much, so that large events don't fill the memory. */
const PAGE_BYTES = 1024 * 1024;

/** Queries on the stored events. */
export interface Queries extends Pick<EventLog, 'stateOf' | 'eventAt' | 'readStream' | 'readAll'> {
  readonly lastRevisionOf: (streamId: string) => number;
  readonly lastDataOf: (streamId: string) => Uint8Array | undefined;
  readonly eventAtPosition: (position: Position) => RecordedEvent | undefined;
}

export const createQueries = (database: DatabaseSync): Queries => {
  const select = (rest: string): StatementSync =>
    database.prepare(`select ${EVENT_COLUMNS} from events ${rest}`);
  const selectAt = select('where stream = ? and revision = ?');
  const selectAtPosition = select('where position = ?');
  const selectStream = {
    forwards: select('where stream = ? and revision >= ? order by revision limit ?'),
    backwards: select('where stream = ? and revision <= ? order by revision desc limit ?'),
  };
  const selectAll = {
    forwards: select('where position >= ? order by position limit ?'),
    backwards: select('where position <= ? order by position desc limit ?'),
  };
  const selectLastRevision = database.prepare(
    'select revision from events where stream = ? order by revision desc limit 1',
  );
  const selectLastData = database.prepare(
    'select data from events where stream = ? order by revision desc limit 1',
  );

  const lastRevisionOf = (streamId: string): number => {
    const row = selectLastRevision.get(streamId);
    return row === undefined ? NO_EVENTS : integer(row, 'revision');
  };
  const lastDataOf = (streamId: string): Uint8Array | undefined => {
    const row = selectLastData.get(streamId);
    return row && bytes(row, 'data');
  };

  return {
    lastRevisionOf,
    lastDataOf,
    stateOf: (streamId): StreamState =>
      streamState(streamId, lastRevisionOf(streamId), lastDataOf(metastreamOf(streamId))),
    eventAt: (streamId, revision) => {
      const row = selectAt.get(streamId, revision);
      return row && eventFrom(row);
    },
    eventAtPosition: (position) => {
      const row = selectAtPosition.get(position);
      return row && eventFrom(row);
    },
    readStream: ({ streamId, from, direction, limit }) =>
      page(selectStream[direction].iterate(streamId, from, limit)),
    readAll: ({ from, direction, limit }) => page(selectAll[direction].iterate(from, limit)),
  };
};

const page = (rows: ReturnType<StatementSync['iterate']>): RecordedEvent[] => {
  const events: RecordedEvent[] = [];
  let size = 0;
  for (const row of rows) {
    const event = eventFrom(row);
    events.push(event);
    size += event.data.length + event.metadata.length;
    if (size >= PAGE_BYTES) break;
  }
  return events;
};
