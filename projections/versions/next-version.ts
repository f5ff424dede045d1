import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type Moves, tellMoves } from '../batch/moves.ts';
import type { ProjectionsSchema } from '../database/schema.ts';
import { readParkedEvents } from '../parking/parked-events.ts';
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
export const prepareNextVersion = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'definition' | 'table'>,
): Promise<number> => {
  const { name, definition } = projection;
  const live = await readLiveVersion(database, projection);
  const known = await database
    .selectFrom('checkpoints')
    .select('version')
    .where('name', '=', name)
    .execute();
  const versions = known.map(({ version }) => version);
  const next = Math.max(...versions) + 1;
  await database.transaction().execute(async (transaction) => {
    // Whoever waits for a lock on the view makes its readers wait as well.
    await LOCK_WITHIN.execute(transaction);
    await createTable(transaction, projection, next);
    await transaction
      .insertInto('checkpoints')
      .values({ name, version: next, definition })
      .execute();
    await placeView(transaction, projection, [live.version, next]);
  });
  for (const old of versions)
    if (old !== live.version) await dropVersion(database, projection, old);
  return next;
};

const LOCK_WITHIN = sql`set local lock_timeout = '1s'`;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: lock_not_available. */
const NOT_AVAILABLE = '55P03';

/** Leaves a table that somebody is reading to the next rebuild, rather than make others wait. */
const dropVersion = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name'>,
  version: number,
): Promise<void> => {
  try {
    await database.transaction().execute(async (transaction) => {
      await LOCK_WITHIN.execute(transaction);
      await dropTable(transaction, projection, version);
      await transaction
        .deleteFrom('checkpoints')
        .where('name', '=', projection.name)
        .where('version', '=', version)
        .execute();
    });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_AVAILABLE) throw error;
  }
};

export interface SwitchOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly projection: Pick<Projection, 'name'>;
  readonly version: number;
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
