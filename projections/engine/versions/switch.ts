import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { type Kysely, sql } from 'kysely';
import { type Moves, tellMoves } from '../batch/moves.ts';
import { eraseRows } from '../erasure/erasures.ts';
import { readParkedEvents } from '../parking/parked-events.ts';
import type { ProjectionsSchema } from '../schema/schema.ts';

export interface SwitchOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly projection: Pick<Projection, 'name' | 'table'>;
  readonly version: number;
  /** People whose rows the old table must not keep, since its writer will not process their erasure. */
  readonly erased: ReadonlySet<string>;
  /** Rows folded into the new table that may not have been notified yet. */
  readonly moves: Moves;
}

/**
 * Makes the version live; returns false, without changes, if it is behind the live one. Replaces the old
 * table's writer from here on. Notifies the moved rows, since the replaced writer no longer can.
 */
export const switchToVersion = ({
  database,
  projection,
  version,
  erased,
  moves,
}: SwitchOptions): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const { name } = projection;
    const { live_version, epoch } = await transaction
      .selectFrom('projections')
      .select(['live_version', 'epoch'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Waits for the batch that is being written.
    const positionOf = async (which: number): Promise<bigint> => {
      const row = await transaction
        .selectFrom('checkpoints')
        .select('position')
        .where('name', '=', name)
        .where('version', '=', which)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return BigInt(row.position);
    };
    const livePosition = await positionOf(live_version);
    if ((await positionOf(version)) < livePosition) return false;

    const nextEpoch = String(BigInt(epoch) + 1n);
    await transaction
      .updateTable('projections')
      .set({ live_version: version, epoch: nextEpoch, leased_until: sql<Date>`'-infinity'` })
      .where('name', '=', name)
      .execute();
    await transaction
      .updateTable('checkpoints')
      .set({ epoch: nextEpoch })
      .where('name', '=', name)
      .execute();
    const untold = new Map(await readParkedMoves(transaction, projection, live_version));
    for (const [key, position] of moves) if (position > livePosition) untold.set(key, position);
    await tellMoves(transaction, projection, untold);
    await eraseRows(transaction, projection, [...erased]);
    return true;
  });

/** Keys parked in the old table are folded in the new one, which has no parked events. */
const readParkedMoves = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name'>,
  version: number,
): Promise<Iterable<readonly [key: string, position: bigint]>> => {
  const parked = await readParkedEvents(database, projection, version);
  return Array.from(parked, ([key, positions]) => [key, positions.at(-1) ?? 0n] as const);
};
