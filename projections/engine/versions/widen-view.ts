import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { LOCK_WITHIN, placeView } from './view.ts';

/**
 * Adds columns of newer code to the view, empty until the table has been rebuilt, so that readers need not
 * wait.
 */
export const widenView = (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly column_name: string }>`
      select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = ${projection.name}
    `.execute(transaction);
    const present = new Set(rows.map(({ column_name }) => column_name));
    if (Object.keys(projection.table.columns).every((column) => present.has(column))) return;
    await LOCK_WITHIN.execute(transaction);
    // Keeps every existing table in the view, since a rebuild may be running and switch later.
    const known = await transaction
      .selectFrom('checkpoints')
      .select('version')
      .where('name', '=', projection.name)
      .execute();
    await placeView(
      transaction,
      projection,
      known.map(({ version }) => version),
    );
  });
