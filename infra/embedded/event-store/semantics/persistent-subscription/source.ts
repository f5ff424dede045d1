import { type RecordedEvent, type Revision, TOMBSTONE_REVISION } from '../event.ts';
import type { EventFilter } from '../event-filter.ts';
import { SystemStream } from '../system.ts';

/** Where an event lies in its group's source: its revision in a stream, its position in `$all`. */
export type SourcePosition = number;

/** The stream, or `$all`, that a group reads. */
export type GroupSource =
  | { readonly kind: 'stream'; readonly streamId: string }
  | { readonly kind: 'all'; readonly filter?: EventFilter };

export const ALL_STREAM = '$all';

/** The name under which clients and the stored configuration know a source. */
export const sourceName = (source: GroupSource): string =>
  source.kind === 'all' ? ALL_STREAM : source.streamId;

/** Tells groups apart. Also the subscription id that consumers are told. */
export const groupKey = (source: string, groupName: string): string => `${source}::${groupName}`;

const STREAM_PREFIX = '$persistentsubscription-';
const CHECKPOINT_SUFFIX = '-checkpoint';
const PARKED_SUFFIX = '-parked';

export const checkpointStreamOf = (key: string): string =>
  `${STREAM_PREFIX}${key}${CHECKPOINT_SUFFIX}`;

export const parkedStreamOf = (key: string): string => `${STREAM_PREFIX}${key}${PARKED_SUFFIX}`;

const ALL_GROUP_PREFIX = `${STREAM_PREFIX}${groupKey(ALL_STREAM, '')}`;

/**
 * Whether reading `$all` passes over an event. What groups on `$all` write is not shown there: a
 * group would never come to rest that reads its own checkpoints.
 *
 * Source: EventStoreDB 24.6, `EventFilter.DefaultAllFilter`.
 */
export const isHiddenFromAll = ({ streamId }: Pick<RecordedEvent, 'streamId'>): boolean =>
  streamId.startsWith(ALL_GROUP_PREFIX) &&
  (streamId.endsWith(CHECKPOINT_SUFFIX) || streamId.endsWith(PARKED_SUFFIX));

/** Whether an event is shown to groups on `$all`. */
export const isShownToAll = (event: Pick<RecordedEvent, 'streamId'>): boolean =>
  event.streamId !== SystemStream.epochInformation && !isHiddenFromAll(event);

/** How checkpoints, the stored configuration and clients write a position. -1 is "the end". */
export const formatPosition = (source: GroupSource, position: SourcePosition): string =>
  source.kind === 'all' ? `C:${position}/P:${position}` : revisionToText(position);

/** A tombstone's revision is written as EventStoreDB writes it, which a number cannot hold. */
const revisionToText = (revision: Revision): string =>
  revision === TOMBSTONE_REVISION ? '9223372036854775807' : String(revision);

/** Undefined for a text that is no position in such a source. */
export const parsePosition = (source: GroupSource, text: string): SourcePosition | undefined => {
  const pattern = source.kind === 'all' ? /^C:(-?\d+)\/P:-?\d+$/ : /^(-?\d+)$/;
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Math.min(Number(digits), TOMBSTONE_REVISION);
};
