import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import type { Folding } from '@hearthway/domain/kernel/projection.ts';
import type { Row } from '@hearthway/domain/kernel/table.ts';
import type { KeyedEvent } from './keyed-events.ts';
import type { Moves } from './moves.ts';

interface ParkedEvent {
  readonly key: string;
  readonly position: bigint;
  /** For the operator, without personal data. Null where it only waits for those before it. */
  readonly reason: string | null;
}

/** Changes made by a batch of events. */
export interface FoldedBatch {
  readonly rows: readonly Row[];
  readonly moves: Moves;
  readonly parked: readonly ParkedEvent[];
}

export interface FoldBatchOptions {
  readonly folding: Folding;
  readonly keyed: readonly KeyedEvent[];
  /** Keys that stand still already. */
  readonly parkedKeys: ReadonlySet<string>;
  /** Reads the rows of these keys. */
  readonly load: (keys: readonly string[]) => Promise<readonly unknown[]>;
}

/**
 * Folds events into rows in memory. A key whose event cannot be folded is parked from there on, so
 * that its rows never skip an event; other keys continue.
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

/** Reads the rows that folding these events needs and does not have. */
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

/** Any other error may repeat what the event holds. */
export const reasonOf = (error: unknown): string =>
  error instanceof StoredEventError
    ? error.message
    : `Folding it failed with ${error instanceof Error ? error.name : 'an unknown error'}.`;
