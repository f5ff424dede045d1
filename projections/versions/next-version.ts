import { type Kysely, sql } from 'kysely';
import { type Moves, tellMoves } from '../batch/moves.ts';
import type { ProjectionsSchema } from '../database/schema.ts';
import type { Projection } from '../projection/projection.ts';
import { createTable, dropTable } from './tables.ts';
import { placeView } from './view.ts';

export interface LiveVersion {
  readonly version: number;
  readonly definition: number;
  readonly position: bigint;
}

export const readLiveVersion = async (
  database: Kysely<ProjectionsSchema>,
  { name }: Pick<Projection, 'name'>,
): Promise<LiveVersion> => {
  const { position, ...live } = await database
    .selectFrom('projections')
    .innerJoin('checkpoints', (join) =>
      join
        .onRef('checkpoints.name', '=', 'projections.name')
        .onRef('checkpoints.version', '=', 'projections.live_version'),
    )
    .select(['version', 'definition', 'position'])
    .where('projections.name', '=', name)
    .executeTakeFirstOrThrow();
  return { ...live, position: BigInt(position) };
};

/**
 * Makes the table of the next version, empty and not live, and answers its version. What earlier
 * rebuilds have left is dropped: the table that was live before the last switch, which somebody may
 * still have been reading then, and any that was never finished.
 */
export const prepareNextVersion = (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'definition' | 'table'>,
): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const { name, definition } = projection;
    const live = await readLiveVersion(transaction, projection);
    const known = await transaction
      .selectFrom('checkpoints')
      .select('version')
      .where('name', '=', name)
      .execute();
    const version = Math.max(...known.map((each) => each.version)) + 1;
    await createTable(transaction, projection, version);
    await transaction.insertInto('checkpoints').values({ name, version, definition }).execute();
    await placeView(transaction, projection, [live.version, version]);
    for (const old of known) {
      if (old.version === live.version) continue;
      await dropTable(transaction, projection, old.version);
      await transaction
        .deleteFrom('checkpoints')
        .where('name', '=', name)
        .where('version', '=', old.version)
        .execute();
    }
    return version;
  });

export interface SwitchOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly projection: Pick<Projection, 'name'>;
  readonly version: number;
  /** What was folded into the new table and is newer than where the old one stood at the start. */
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
    const untold = [...moves].filter(([, position]) => position > livePosition);
    await tellMoves(transaction, projection, new Map(untold));
    return true;
  });
