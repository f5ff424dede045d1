import type { SourcePosition } from './source.ts';

/** Names that clients send and operators read: part of the protocol and of the stored configuration. */
export const ConsumerStrategyName = {
  dispatchToSingle: 'DispatchToSingle',
  roundRobin: 'RoundRobin',
  pinned: 'Pinned',
  pinnedByCorrelation: 'PinnedByCorrelation',
} as const;

export type ConsumerStrategyName = (typeof ConsumerStrategyName)[keyof typeof ConsumerStrategyName];

export interface GroupSettings {
  readonly resolveLinks: boolean;
  /** Whether the time each consumer takes per message is measured. */
  readonly extraStatistics: boolean;
  /** Inclusive. Counts only until the group has its first checkpoint. */
  readonly startFrom: SourcePosition | 'end';
  /** After how long an unanswered message is given out again. 0 is "at the next tick". */
  readonly messageTimeoutMs: number;
  /** How often a message is given out again before it is parked. */
  readonly maxRetryCount: number;
  /** A checkpoint is written when it is due and this many events are done. */
  readonly minCheckpointCount: number;
  /** A checkpoint is written at once when this many events are done. */
  readonly maxCheckpointCount: number;
  /** The least time between two checkpoints that wait for their time. 0 is "never by time". */
  readonly checkpointAfterMs: number;
  /** 0 is "any number". */
  readonly maxSubscriberCount: number;
  /** Kept and reported for clients. Live events wait in the feed that all subscribers share. */
  readonly liveBufferSize: number;
  /** How many messages wait in memory at most. */
  readonly historyBufferSize: number;
  readonly readBatchSize: number;
  readonly consumerStrategy: ConsumerStrategyName;
}

export const isConsumerStrategy = (name: string): name is ConsumerStrategyName =>
  Object.values<string>(ConsumerStrategyName).includes(name);

/** The error in the settings, or undefined. `lastPosition` is the log's for a group on `$all`. */
export const findSettingsFault = (
  { startFrom, readBatchSize, historyBufferSize }: GroupSettings,
  lastPosition: SourcePosition,
): string | undefined => {
  if (startFrom !== 'end' && startFrom > lastPosition)
    return 'A group cannot start from a position that the log has not reached.';
  return readBatchSize >= historyBufferSize
    ? 'The read batch size must be less than the history buffer size.'
    : undefined;
};
