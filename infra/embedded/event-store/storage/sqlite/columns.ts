import type { SQLOutputValue } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import type { Position, RecordedEvent } from '../../semantics/event.ts';
import { UnsoundRowError } from './damage.ts';

export type Row = Record<string, SQLOutputValue>;

/** An event as the table holds it. */
export interface StoredColumns extends Omit<RecordedEvent, 'streamId' | 'id' | 'isJson'> {
  readonly stream: string;
  /** Event ids are stored as their 16 bytes: half the size of the text in the id index. */
  readonly id: Uint8Array;
  readonly json: number;
}

/** The columns of a whole event, in the order in which they are inserted. */
export const EVENT_COLUMNS =
  'position, stream, revision, id, type, json, created, data, metadata, checksum';

const unexpected = (column: string): Error =>
  new UnsoundRowError(`the column ${column} holds an unexpected value`);

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

export const idToBytes = (id: string): Uint8Array => Buffer.from(id.replaceAll('-', ''), 'hex');

export const idFromBytes = (id: Uint8Array): string => {
  const hex = Buffer.from(id.buffer, id.byteOffset, id.byteLength).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** A CRC-32 of all that is stored of an event: it finds every flipped bit and byte. */
export const checksumOf = (event: StoredColumns): number => {
  const { position, stream, revision, id, type, json, created, data, metadata } = event;
  const rest = `${position} ${revision} ${created} ${json} ${data.length} ${type}\n${stream}`;
  return crc32(metadata, crc32(data, crc32(id, crc32(rest))));
};

/**
 * Reads an event and checks it. `checksummedAfter` is the position behind which every event has a
 * checksum. Throws `UnsoundRowError`.
 */
export const eventFrom = (row: Row, checksummedAfter: Position): RecordedEvent => {
  const stored: StoredColumns = {
    position: integer(row, 'position'),
    stream: text(row, 'stream'),
    revision: integer(row, 'revision'),
    id: bytes(row, 'id'),
    type: text(row, 'type'),
    json: integer(row, 'json'),
    created: integer(row, 'created'),
    data: bytes(row, 'data'),
    metadata: bytes(row, 'metadata'),
  };
  const { position, stream, revision, id, type, json, created, data, metadata } = stored;
  const isChecked = row['checksum'] !== null || position > checksummedAfter;
  if (isChecked && row['checksum'] !== checksumOf(stored))
    throw new UnsoundRowError(
      `the event at position ${position}, revision ${revision} of '${stream}', does not match its checksum`,
    );
  return {
    position,
    streamId: stream,
    revision,
    id: idFromBytes(id),
    type,
    isJson: json === 1,
    created,
    data,
    metadata,
  };
};
