import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { type Kysely, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { tableOf } from './tables.ts';

/** Limits the wait, since a statement that waits for a lock on a view also blocks its readers. */
export const LOCK_WITHIN = sql`set local lock_timeout = '1s'`;

/**
 * Creates the view that readers use over these versions. It shows the live one, which a row marks: a
 * transaction with a snapshot sees one version, with its own checkpoint, in all its statements, even if a
 * switch happens meanwhile.
 */
export const placeView = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  versions: readonly number[],
): Promise<void> => {
  const live = sql`(select live_version from projections where name = ${sql.lit(projection.name)})`;
  const selects = await Promise.all(
    versions.map(async (version) => {
      const columns = await columnsFrom(database, projection, version);
      const from = sql`select ${columns} from ${sql.table(tableOf(projection, version))}`;
      return versions.length === 1 ? from : sql`${from} where ${live} = ${sql.lit(version)}`;
    }),
  );
  await sql`
    create or replace view ${sql.table(projection.name)} as ${sql.join(selects, sql` union all `)}
  `.execute(database);
};

/** An older version may lack the newest columns. */
const columnsFrom = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  version: number,
) => {
  const { rows } = await sql<{ readonly column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${tableOf(projection, version)}
  `.execute(database);
  const present = new Set(rows.map(({ column_name }) => column_name));
  return sql.join(
    Object.entries(projection.table.columns).map(([column, { type }]) =>
      present.has(column) ? sql.ref(column) : sql`null::${sql.raw(type)} as ${sql.ref(column)}`,
    ),
  );
};
