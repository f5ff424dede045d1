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
  /** Of whom nothing may stay in the table before: no writer will come across that any more. */
  readonly erased: ReadonlySet<string>;
  /** What was folded into the new table and may not have been told yet. */
  readonly moves: Moves;
}

/**
 * Makes the version live, unless it is behind the one that is: then it answers false, and nothing
 * has happened. Whoever writes the old table has been replaced from here on. Whose rows move by the
 * switch is told, since the replaced writer can no longer do so.
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
    // Waits for the batch that is just being written.
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

/** What was parked in the table is folded in the next, which has stopped at nothing. */
const readParkedMoves = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name'>,
  version: number,
): Promise<Iterable<readonly [key: string, position: bigint]>> => {
  const parked = await readParkedEvents(database, projection, version);
  return Array.from(parked, ([key, positions]) => [key, positions.at(-1) ?? 0n] as const);
};
