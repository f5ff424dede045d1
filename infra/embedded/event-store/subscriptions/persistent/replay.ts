import type { Revision } from '../../semantics/event.ts';
import type {
  Group,
  GroupEffect,
  GroupEffects,
} from '../../semantics/persistent-subscription/group.ts';
import type { ParkedStore } from './parked-store.ts';

/** Hands parked messages back to a group, as fast as it has room for them. */
export interface Replay {
  readonly start: (stopAt: Revision | undefined) => void;
  readonly continue: () => GroupEffects;
  readonly isRunning: () => boolean;
  /** Everything below is replayed or about to be: it counts as parked no more. */
  readonly target: () => Revision;
}

interface ReplayOptions {
  readonly group: Group;
  readonly parked: ParkedStore;
  readonly clock: () => number;
  readonly batchSize: number;
}

const LARGEST_BATCH = 100;

export const createReplay = ({ group, parked, clock, batchSize }: ReplayOptions): Replay => {
  const limit = Math.min(Math.max(batchSize, 1), LARGEST_BATCH);
  let next: Revision = 0;
  let target: Revision = 0;

  const readBatch = (): GroupEffect[] => {
    const effects: GroupEffect[] = [];
    const batch = parked.read(next, Math.min(limit, target - next));
    for (const { revision, resolved } of batch) {
      if (revision >= target) break;
      next = revision + 1;
      effects.push(...group.replay(resolved, revision, clock()));
    }
    const last = batch.at(-1);
    if (last === undefined || last.revision >= target - 1) {
      next = target;
      effects.push(...group.replayedTo(target, clock()));
    }
    return effects;
  };

  return {
    start: (stopAt) => {
      const { first, end } = parked.range();
      next = Math.max(next, first);
      target = Math.max(target, next, Math.min(stopAt ?? end, end));
    },
    continue: () => {
      const effects: GroupEffect[] = [];
      while (next < target && group.hasRoomForReplay()) effects.push(...readBatch());
      return effects;
    },
    isRunning: () => next < target,
    target: () => target,
  };
};
