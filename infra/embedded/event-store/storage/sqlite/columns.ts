import type { SQLOutputValue } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { Position, RecordedEvent } from '../../semantics/event.ts';
import { UnsoundRowError } from './damage.ts';

/** Row with its columns by name or, where the statement returns arrays, by index. */
export type Row = Record<string | number, SQLOutputValue>;

/** Event in the table's format. */
export interface StoredColumns extends Omit<RecordedEvent, 'streamId' | 'id' | 'isJson'> {
  readonly stream: string;
  /** Event ids are stored as their 16 bytes: half the size of the text in the id index. */
  readonly id: Uint8Array;
  readonly json: number;
}

/** Columns of a whole event, in insertion order. */
export const EVENT_COLUMNS =
  'position, stream, revision, id, type, json, created, data, metadata, checksum';

/**
 * A whole event as it is read, for a statement that returns arrays. Its id, data and metadata come as
 * one blob, since making a blob is the greatest part of reading an event. `||` joins bytes of
 * any kind, and the cast gives them back.
 */
export const EVENT_ROW =
  'position, stream, revision, type, json, created, checksum, length(data), cast(id || data || metadata as blob)';

const Index = {
  position: 0,
  stream: 1,
  revision: 2,
  type: 3,
  json: 4,
  created: 5,
  checksum: 6,
  dataLength: 7,
  content: 8,
} as const;

const ID_BYTES = 16;

const unexpected = (column: string | number): Error => {
  const name = typeof column === 'number' ? Object.keys(Index)[column] : column;
  return new UnsoundRowError(`the column ${name} holds an unexpected value`);
};

export const integer = (row: Row, column: string | number): number => {
  const value = row[column];
  if (typeof value !== 'number') throw unexpected(column);
  return value;
};

export const text = (row: Row, column: string | number): string => {
  const value = row[column];
  if (typeof value !== 'string') throw unexpected(column);
  return value;
};

export const bytes = (row: Row, column: string | number): Uint8Array => {
  const value = row[column];
  if (!(value instanceof Uint8Array)) throw unexpected(column);
  return value;
};

export const idToBytes = (id: string): Uint8Array => Buffer.from(id.replaceAll('-', ''), 'hex');

/** Reads the id from the 16 bytes with which `id` starts. */
const idFromBytes = (id: Uint8Array): string => {
  const hex = asBuffer(id).toString('hex', 0, ID_BYTES);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** CRC-32 of all stored columns of an event: it detects every flipped bit and byte. */
export const checksumOf = (event: StoredColumns): number => {
  const { id, data, metadata } = event;
  return crc32(metadata, crc32(data, crc32(id, checksumOfScalars(event, data.length))));
};

const checksumOfScalars = (
  event: Pick<StoredColumns, 'position' | 'stream' | 'revision' | 'type' | 'json' | 'created'>,
  dataLength: number,
): number => {
  const { position, stream, revision, type, json, created } = event;
  return crc32(`${position} ${revision} ${created} ${json} ${dataLength} ${type}\n${stream}`);
};

/** Position of an event and its checksum; null for an event stored without one. */
export const checkedPosition = (
  row: Row,
): { readonly position: Position; readonly isChecked: boolean } => ({
  position: integer(row, Index.position),
  isChecked: row[Index.checksum] !== null,
});

/**
 * Parses an `EVENT_ROW` and verifies it. `checksummedAfter` is the position after which every event has a
 * checksum. Throws `UnsoundRowError`.
 */
export const eventFrom = (row: Row, checksummedAfter: Position): RecordedEvent => {
  const stored = {
    position: integer(row, Index.position),
    stream: text(row, Index.stream),
    revision: integer(row, Index.revision),
    type: text(row, Index.type),
    json: integer(row, Index.json),
    created: integer(row, Index.created),
  };
  const { position, stream, revision, type, json, created } = stored;
  const dataLength = integer(row, Index.dataLength);
  const content = asBuffer(bytes(row, Index.content));
  const checksum = row[Index.checksum];
  const isChecked = checksum !== null || position > checksummedAfter;
  // The checksum of the parts in order equals that of the whole.
  if (isChecked && checksum !== crc32(content, checksumOfScalars(stored, dataLength)))
    throw new UnsoundRowError(
      `the event at position ${position}, revision ${revision} of '${stream}', does not match its checksum`,
    );
  return {
    position,
    streamId: stream,
    revision,
    id: idFromBytes(content),
    type,
    isJson: json === 1,
    created,
    data: content.subarray(ID_BYTES, ID_BYTES + dataLength),
    metadata: content.subarray(ID_BYTES + dataLength),
  };
};

const asBuffer = (content: Uint8Array): Buffer =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength);
