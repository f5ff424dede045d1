import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Kysely } from 'kysely';
import pg from 'pg';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { readLiveVersion } from './live-version.ts';
import { addKeys, createTable, dropTable } from './tables.ts';
import { LOCK_WITHIN, placeView } from './view.ts';

/**
 * Creates the table of the next version, empty and not live, and returns its version. Drops leftovers of
 * earlier rebuilds: the table that was live before the last switch, which a reader may still have used then,
 * and any that was never finished.
 */
export const prepareNextVersion = async (
  database: Kysely<ProjectionsSchema>,
  projection: Omit<Projection, 'keyOf' | 'startFolding'>,
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
    await LOCK_WITHIN.execute(transaction);
    await createTable(transaction, projection, next);
    // Rows that change are looked up while the table is built.
    if (!projection.isAppendOnly) await addKeys(transaction, projection, next);
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

/**
 * Drops previously live tables, since they may hold in plain text what the newer definition seals. Readers
 * whose transactions began before the switch have ended by now. A table that is still being read is left for
 * the next time.
 */
export const dropReplaced = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
): Promise<void> => {
  const { name } = projection;
  const live = await readLiveVersion(database, projection);
  const known = await database
    .selectFrom('checkpoints')
    .select('version')
    .where('name', '=', name)
    .orderBy('version')
    .execute();
  const versions = known.map(({ version }) => version);
  const replaced = versions.filter((version) => version < live.version);
  if (replaced.length === 0) return;
  const isFree = await unlessLocked(() =>
    database.transaction().execute(async (transaction) => {
      await LOCK_WITHIN.execute(transaction);
      const kept = versions.filter((version) => version >= live.version);
      await placeView(transaction, projection, kept);
    }),
  );
  if (isFree) for (const version of replaced) await dropVersion(database, projection, version);
};

/** `lock_not_available`, see https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const NOT_AVAILABLE = '55P03';

/** Returns false, without changes, if another statement holds a lock. */
const unlessLocked = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NOT_AVAILABLE) return false;
    throw error;
  }
};

/** Leaves a table with readers for the next time, instead of blocking queries. */
const dropVersion = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name'>,
  version: number,
): Promise<void> => {
  await unlessLocked(() =>
    database.transaction().execute(async (transaction) => {
      await LOCK_WITHIN.execute(transaction);
      await dropTable(transaction, projection, version);
      await transaction
        .deleteFrom('checkpoints')
        .where('name', '=', projection.name)
        .where('version', '=', version)
        .execute();
    }),
  );
};
