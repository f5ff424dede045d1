import type { GroupSettings } from './settings.ts';
import type { SourcePosition } from './source.ts';

/** How far a group has read its source, how far it is done with it, and what of that is stored. */
export interface Checkpointing {
  /** The last position read, whether it held a message or was skipped. */
  readonly read: () => SourcePosition;
  /** A message of the source was read. It holds back the checkpoint until it is settled. */
  readonly began: (position: SourcePosition) => void;
  readonly settled: (position: SourcePosition) => void;
  readonly skippedTo: (position: SourcePosition) => void;
  /** Forgets having read from this position on. */
  readonly unread: (position: SourcePosition) => void;
  /** The checkpoint to write now. It counts as written from then on. */
  readonly due: (now: number, isTick: boolean) => SourcePosition | undefined;
  readonly waitsForTick: () => boolean;
}

export type CheckpointSettings = Pick<
  GroupSettings,
  'minCheckpointCount' | 'maxCheckpointCount' | 'checkpointAfterMs'
>;

/**
 * A checkpoint never passes a message that no consumer has done with, wherever that message is: with
 * a consumer, waiting to be given out again, waiting behind a busy consumer, on its way to be parked.
 *
 * Source for when one is due: EventStoreDB 24.6, `PersistentSubscription.TryMarkCheckpoint`.
 */
export const createCheckpointing = (
  { minCheckpointCount, maxCheckpointCount, checkpointAfterMs }: CheckpointSettings,
  resumeAfter: SourcePosition,
): Checkpointing => {
  let lastRead = resumeAfter;
  let checkpoint = resumeAfter;
  let checkpointedAt = Number.NEGATIVE_INFINITY;
  /** Each unsettled position with the one read before it, in the order of the source. */
  const unsettled = new Map<SourcePosition, SourcePosition>();

  const done = (): SourcePosition => {
    for (const before of unsettled.values()) return before;
    return lastRead;
  };

  return {
    read: () => lastRead,
    began: (position) => {
      unsettled.set(position, lastRead);
      lastRead = position;
    },
    settled: (position) => unsettled.delete(position),
    skippedTo: (position) => {
      lastRead = Math.max(lastRead, position);
    },
    unread: (position) => {
      lastRead = unsettled.get(position) ?? lastRead;
      for (const later of unsettled.keys()) if (later >= position) unsettled.delete(later);
    },
    due: (now, isTick) => {
      const position = done();
      const count = position - checkpoint;
      if (count <= 0) return undefined;
      const isTime = isTick && checkpointAfterMs > 0 && now - checkpointedAt >= checkpointAfterMs;
      if (count < maxCheckpointCount && !(isTime && count >= minCheckpointCount)) return undefined;
      checkpoint = position;
      checkpointedAt = now;
      return position;
    },
    waitsForTick: () =>
      checkpointAfterMs > 0 && done() - checkpoint >= Math.max(minCheckpointCount, 1),
  };
};
