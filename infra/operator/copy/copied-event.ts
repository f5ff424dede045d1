import {
  binaryEvent,
  type EventData,
  type JSONEventData,
  type JSONEventType,
  type JSONType,
  jsonEvent,
  type RecordedEvent,
} from '@eventstore/db-client';
import { streams } from '@hearthway/domain/contexts.ts';

declare global {
  interface JSON {
    /** https://tc39.es/proposal-json-parse-with-source/, which TypeScript does not support yet. */
    readonly rawJSON: (text: string) => object;
  }
}

const PREFIXES = streams.map(({ nameOf }) => nameOf(''));

/** JavaScript's value for 2^63 − 1, which marks a stream as deleted. */
const DELETED = Number(2n ** 63n - 1n);

/**
 * Whether an event belongs to one of our streams or their metadata. Excludes the metadata with which a server
 * restores a deleted stream on an append: it contains a revision, and the target writes its own.
 */
export const isCopied = ({ streamId, type, data }: RecordedEvent): boolean => {
  const described = streamId.startsWith('$$') ? streamId.slice(2) : streamId;
  if (!PREFIXES.some((prefix) => described.startsWith(prefix))) return false;
  if (type !== '$metadata' || !isRecord(data)) return true;
  return data['$tb'] === undefined || data['$tb'] === DELETED;
};

/** Last event of a tombstoned stream, which the server creates with its own id. */
export const isTombstone = ({ type }: RecordedEvent): boolean => type === '$streamDeleted';

/** Everything that a copy preserves of an event, in one line: equal for an event and its copy. */
export const lineOf = (event: RecordedEvent): string => {
  const { id, streamId, type, isJson, data, metadata } = event;
  return isTombstone(event)
    ? JSON.stringify([streamId, type])
    : JSON.stringify([id, streamId, type, isJson, readable(data), readable(metadata)]);
};

const readable = (content: unknown): unknown =>
  content instanceof Uint8Array ? Buffer.from(content).toString('base64') : content;

/** Event to append to the target; undefined for one that is not all JSON. */
export const jsonCopyOf = (event: RecordedEvent): JSONEventData<JSONEventType> | undefined => {
  const { id, type, data, metadata } = event;
  if (data instanceof Uint8Array || metadata instanceof Uint8Array) return undefined;
  if (isTombstone(event)) return undefined;
  return jsonEvent({ id, type, data: type === '$metadata' ? exactly(data) : data, metadata });
};

/** Any event to append to the target, except for tombstones. */
export const copyOf = (event: RecordedEvent): EventData => {
  const { id, type, data, metadata } = event;
  return data instanceof Uint8Array
    ? binaryEvent({ id, type, data, metadata })
    : jsonEvent({ id, type, data, metadata });
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Preserves a 64-bit number, which would otherwise be rounded to the nearest JavaScript number. */
const exactly = (data: JSONType): JSONType =>
  isRecord(data) && data['$tb'] === DELETED
    ? { ...data, $tb: JSON.rawJSON(String(2n ** 63n - 1n)) }
    : data;
