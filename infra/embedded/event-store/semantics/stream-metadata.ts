import * as z from 'zod';
import { NO_EVENTS, type RecordedEvent, type Revision, TOMBSTONE_REVISION } from './event.ts';
import { isMetastream, originalStreamOf } from './system.ts';

/** Stream metadata that decides which events a stream read shows. */
export interface StreamMetadata {
  readonly maxCount?: number;
  readonly maxAgeSeconds?: number;
  readonly truncateBefore?: Revision;
}

/** State of a stream that is known before its events are read. */
export interface StreamState {
  readonly lastRevision: Revision;
  readonly metadata: StreamMetadata;
}

const NO_METADATA: StreamMetadata = {};

/** A metastream shows only its last event, as if it had `$maxCount: 1`. */
const METASTREAM_METADATA: StreamMetadata = { maxCount: 1 };

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Contains 2^63-1 as text, since a JavaScript number would round it. */
export const SOFT_DELETED_METADATA = encoder.encode('{"$tb":9223372036854775807}');

const parseObject = (raw: Uint8Array): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(decoder.decode(raw));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
};

const MAX_INT64 = 2n ** 63n - 1n;
/** Maximum seconds of a .NET `TimeSpan`. */
const MAX_SECONDS = 922_337_203_685n;

/** Parses integers as bigint; `1.0` and `1e3` stay numbers. */
const exactly = (
  _key: string,
  value: unknown,
  ...[context]: readonly { readonly source?: string }[]
): unknown =>
  typeof value === 'number' && context?.source !== undefined && /^-?\d+$/.test(context.source)
    ? BigInt(context.source)
    : value;

const count = z.bigint().min(-MAX_INT64).max(MAX_INT64).optional();
const seconds = z.bigint().min(-MAX_SECONDS).max(MAX_SECONDS).optional();
const roles = z.union([z.string(), z.array(z.string())]).optional();

/**
 * All fields that EventStoreDB reads of a stream's metadata, whether or not this server uses them.
 *
 * Source: EventStoreDB 24.2, `StreamMetadata.FromJsonReader`.
 */
const storedMetadata = z.object({
  $maxCount: count,
  $maxAge: seconds,
  $tb: count,
  $tmp: z.boolean().optional(),
  $cacheControl: seconds,
  $acl: z.strictObject({ $r: roles, $w: roles, $d: roles, $mr: roles, $mw: roles }).optional(),
});

const parseStored = (raw: Uint8Array): z.infer<typeof storedMetadata> | undefined => {
  try {
    return storedMetadata.safeParse(JSON.parse(decoder.decode(raw), exactly)).data;
  } catch {
    return undefined;
  }
};

const atLeast = (least: bigint, value: bigint | undefined): number | undefined => {
  if (value === undefined || value < least) return undefined;
  // Only 2^63-1 means "deleted".
  return value === MAX_INT64 ? TOMBSTONE_REVISION : Math.min(Number(value), TOMBSTONE_REVISION - 1);
};

/**
 * Parses the data of a `$metadata` event. A single malformed part invalidates all of it, as on the real
 * server: a broken metadata event must not make a stream unreadable. A number below the allowed range is only
 * ignored.
 */
export const parseStreamMetadata = (raw: Uint8Array | undefined): StreamMetadata => {
  const stored = raw === undefined || raw.length === 0 ? undefined : parseStored(raw);
  if (stored === undefined) return NO_METADATA;
  const maxCount = atLeast(1n, stored.$maxCount);
  const maxAgeSeconds = atLeast(1n, stored.$maxAge);
  const truncateBefore = atLeast(0n, stored.$tb);
  return {
    ...(maxCount !== undefined && { maxCount }),
    ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
    ...(truncateBefore !== undefined && { truncateBefore }),
  };
};

/** `described` is the last event in the stream's metastream; only JSON counts as metadata. */
export const streamState = (
  streamId: string,
  lastRevision: Revision,
  described: Pick<RecordedEvent, 'data' | 'isJson'> | undefined,
): StreamState => ({
  lastRevision,
  metadata: isMetastream(streamId)
    ? METASTREAM_METADATA
    : parseStreamMetadata(described?.isJson === true ? described.data : undefined),
});

export const isTombstoned = ({ lastRevision }: StreamState): boolean =>
  lastRevision === TOMBSTONE_REVISION;

/** State of a stream for readers: a metastream is tombstoned with its stream. */
export const effectiveState = (
  streamId: string,
  stateOf: (streamId: string) => StreamState,
): StreamState => {
  const state = stateOf(streamId);
  return isMetastream(streamId) && isTombstoned(stateOf(originalStreamOf(streamId)))
    ? { ...state, lastRevision: TOMBSTONE_REVISION }
    : state;
};

/**
 * State of a stream for writers: a metastream with events can be written even after its stream was
 * tombstoned.
 *
 * Source: EventStoreDB 24.2, whose writer knows the last revision of a stream that it has written.
 */
export const writableState = (
  streamId: string,
  stateOf: (streamId: string) => StreamState,
): StreamState => {
  const state = stateOf(streamId);
  return state.lastRevision === NO_EVENTS ? effectiveState(streamId, stateOf) : state;
};

export const isSoftDeleted = ({ metadata }: StreamState): boolean =>
  metadata.truncateBefore === TOMBSTONE_REVISION;

/** Checks whether a stream read answers "stream not found". */
export const isAbsent = (state: StreamState): boolean =>
  state.lastRevision === NO_EVENTS || isSoftDeleted(state);

/** First revision that `$maxCount` and `$tb` leave visible. */
export const firstVisibleRevision = ({ lastRevision, metadata }: StreamState): Revision =>
  Math.max(
    0,
    metadata.truncateBefore ?? 0,
    metadata.maxCount === undefined ? 0 : lastRevision - metadata.maxCount + 1,
  );

/** Earliest creation time (ms) that `$maxAge` leaves visible at `now`. */
export const firstVisibleTime = ({ metadata }: StreamState, now: number): number =>
  metadata.maxAgeSeconds === undefined
    ? Number.NEGATIVE_INFINITY
    : now - metadata.maxAgeSeconds * 1000;

export const isVisible = (event: RecordedEvent, state: StreamState, now: number): boolean =>
  event.revision >= firstVisibleRevision(state) && event.created >= firstVisibleTime(state, now);

/**
 * Metadata that restores a soft-deleted stream: its previous fields, with only the events from
 * `firstRevision` on visible. Undefined when there is no metadata to keep.
 */
export const undeletedMetadata = (
  raw: Uint8Array | undefined,
  firstRevision: Revision,
): Uint8Array | undefined => {
  const json = raw === undefined ? undefined : parseObject(raw);
  return json && encoder.encode(JSON.stringify({ ...json, $tb: firstRevision }));
};
