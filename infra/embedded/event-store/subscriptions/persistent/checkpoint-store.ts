import { firstVisibleEvent } from '../../reading/read-stream.ts';
import {
  checkpointStreamOf,
  formatPosition,
  parsePosition,
  type SourcePosition,
} from '../../semantics/persistent-subscription/source.ts';
import { isAbsent, isTombstoned } from '../../semantics/stream-metadata.ts';
import { metastreamOf, SystemEventType } from '../../semantics/system.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { type GroupDefinition, keyOf } from './definition.ts';
import { createLatestWrite } from './latest-write.ts';
import { appendTo, deleteStream, GroupEventType, jsonEvent } from './system-event.ts';

/** The checkpoints of a group: the last event in a stream of its own. */
export interface CheckpointStore {
  /** The newest that is stored. */
  readonly last: () => SourcePosition | undefined;
  readonly write: (position: SourcePosition) => void;
  readonly settled: () => Promise<void>;
}

interface CheckpointStoreOptions {
  readonly log: EventLog;
  readonly clock: () => number;
  readonly definition: GroupDefinition;
  readonly onError: (error: Error) => void;
}

const decoder = new TextDecoder();

export const openCheckpointStore = ({
  log,
  clock,
  definition,
  onError,
}: CheckpointStoreOptions): CheckpointStore => {
  const streamId = checkpointStreamOf(keyOf(definition));
  const { source } = definition;

  const load = (): SourcePosition | undefined => {
    const state = log.stateOf(streamId);
    if (isTombstoned(state) || isAbsent(state)) return undefined;
    const query = { streamId, direction: 'backwards', from: state.lastRevision } as const;
    const event = firstVisibleEvent({ log, clock }, query, state);
    if (event === undefined) return undefined;
    const position = event.type === GroupEventType.checkpoint ? read(event.data) : undefined;
    if (position === undefined)
      onError(new Error(`'${streamId}' ends with no checkpoint. The group starts anew.`));
    return position;
  };

  const read = (data: Uint8Array): SourcePosition | undefined => {
    const [, text] = /^"([^"]*)"$/.exec(decoder.decode(data)) ?? [];
    return text === undefined ? undefined : parsePosition(source, text);
  };

  let last = load();

  /** Only the newest checkpoint counts; the others are for the next scavenge. */
  const limitStream = async (): Promise<void> => {
    const { metadata } = log.stateOf(streamId);
    if (metadata.maxCount !== undefined) return;
    const { truncateBefore } = metadata;
    const limits = { $maxCount: 2, ...(truncateBefore !== undefined && { $tb: truncateBefore }) };
    const event = jsonEvent(SystemEventType.streamMetadata, limits);
    await appendTo(log, metastreamOf(streamId), [event]);
  };

  const store = async (position: SourcePosition): Promise<void> => {
    const event = jsonEvent(GroupEventType.checkpoint, formatPosition(source, position));
    await appendTo(log, streamId, [event]);
    last = position;
    await limitStream();
  };

  const { write, settled } = createLatestWrite(store, onError);
  return { last: () => last, write, settled };
};

export const deleteCheckpoints = (log: EventLog, key: string): Promise<void> =>
  deleteStream(log, checkpointStreamOf(key));
