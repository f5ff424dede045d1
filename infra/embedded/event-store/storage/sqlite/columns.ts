import type { SQLOutputValue } from 'node:sqlite';
import type { RecordedEvent } from '../../semantics/event.ts';

export type Row = Record<string, SQLOutputValue>;

/** The columns of a whole event, in the order in which they are inserted. */
export const EVENT_COLUMNS = 'position, stream, revision, id, type, json, created, data, metadata';

const unexpected = (column: string): Error =>
  new Error(`The event log holds an unexpected value in column ${column}.`);

export const integer = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== 'number') throw unexpected(column);
  return value;
};

export const text = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw unexpected(column);
  return value;
};

export const bytes = (row: Row, column: string): Uint8Array => {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw unexpected(column);
  return value;
};

/** Event ids are stored as their 16 bytes: half the size of the text in the id index. */
export const idToBytes = (id: string): Uint8Array => Buffer.from(id.replaceAll('-', ''), 'hex');

export const idFromBytes = (id: Uint8Array): string => {
  const hex = Buffer.from(id.buffer, id.byteOffset, id.byteLength).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

export const eventFrom = (row: Row): RecordedEvent => ({
  position: integer(row, 'position'),
  streamId: text(row, 'stream'),
  revision: integer(row, 'revision'),
  id: idFromBytes(bytes(row, 'id')),
  type: text(row, 'type'),
  isJson: integer(row, 'json') === 1,
  created: integer(row, 'created'),
  data: bytes(row, 'data'),
  metadata: bytes(row, 'metadata'),
});
