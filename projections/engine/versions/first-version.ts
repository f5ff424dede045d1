import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Kysely } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { addKeys, createTable } from './tables.ts';
import { placeView } from './view.ts';

/**
 * Creates an empty table for a projection that has none yet. Only one of several concurrent processes does.
 */
export const ensureFirstVersion = (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'definition' | 'table'>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { name, definition } = projection;
    const isKnown = await transaction
      .selectFrom('projections')
      .select('name')
      .where('name', '=', name)
      .executeTakeFirst();
    if (isKnown) return;
    const first = { name, version: 1 };
    // Waits for another process that is doing the same.
    const inserted = await transaction
      .insertInto('checkpoints')
      .values({ ...first, definition })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (inserted === undefined) return;
    await createTable(transaction, projection, 1);
    await addKeys(transaction, projection, 1);
    await transaction.insertInto('projections').values({ name, live_version: 1 }).execute();
    await placeView(transaction, projection, [1]);
  });
