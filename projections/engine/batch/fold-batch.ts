import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import type { Folding } from '@hearthway/domain/kernel/projection.ts';
import type { Row } from '@hearthway/domain/kernel/table.ts';
import type { KeyedEvent } from './keyed-events.ts';
import type { Moves } from './moves.ts';

interface ParkedEvent {
  readonly key: string;
  readonly position: bigint;
  /** Error for the operator, without personal data. Null if it only waits for earlier events. */
  readonly reason: string | null;
}

export interface FoldedBatch {
  readonly rows: readonly Row[];
  readonly moves: Moves;
  readonly parked: readonly ParkedEvent[];
}

export interface FoldBatchOptions {
  readonly folding: Folding;
  readonly keyed: readonly KeyedEvent[];
  /** Keys that are already parked. */
  readonly parkedKeys: ReadonlySet<string>;
  readonly load: (keys: readonly string[]) => Promise<readonly unknown[]>;
}

/**
 * Folds events into rows in memory. If an event cannot be folded, its key is parked from there on, so that
 * its rows never skip an event; other keys continue.
 */
export const foldBatch = async ({
  folding,
  keyed,
  parkedKeys,
  load,
}: FoldBatchOptions): Promise<FoldedBatch> => {
  await learnMissing(folding, keyed, load);
  const moves = new Map<string, bigint>();
  const parked: ParkedEvent[] = [];
  const newlyParked = new Set<string>();
  for (const { key, event } of keyed) {
    const position = event.position.commit;
    if (parkedKeys.has(key) || newlyParked.has(key)) {
      parked.push({ key, position, reason: null });
      continue;
    }
    try {
      folding.fold(key, event);
      moves.set(key, position);
    } catch (error) {
      newlyParked.add(key);
      parked.push({ key, position, reason: reasonOf(error) });
    }
  }
  return { rows: folding.takeChanged(), moves, parked };
};

/** Reads the rows that these events need and that are not in memory yet. */
export const learnMissing = async (
  folding: Folding,
  keyed: readonly KeyedEvent[],
  load: FoldBatchOptions['load'],
): Promise<void> => {
  const missing = new Set<string>();
  for (const { key } of keyed) if (!folding.knows(key)) missing.add(key);
  const keys = [...missing];
  if (keys.length > 0) folding.learn(keys, await load(keys));
};

/** Hides other errors, which may repeat data of the event. */
export const reasonOf = (error: unknown): string =>
  error instanceof StoredEventError
    ? error.message
    : `Folding it failed with ${error instanceof Error ? error.name : 'an unknown error'}.`;
