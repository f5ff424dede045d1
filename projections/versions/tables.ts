import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProjectionsSchema } from '../database/schema.ts';
import type { Projection } from '../projection/projection.ts';

/** A projection's table carries a version, which counts how often it has been built. */
export const tableOf = ({ name }: Pick<Projection, 'name'>, version: number): string =>
  `${name}_v${version}`;

export const columnsOf = ({ table }: Pick<Projection, 'table'>): RawBuilder<unknown> =>
  sql.join(Object.keys(table.columns).map((column) => sql.ref(column)));

export const createTable = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  version: number,
): Promise<void> => {
  const { columns, primaryKey } = projection.table;
  const definitions = Object.entries(columns).map(
    ([name, { type, isNullable }]) =>
      sql`${sql.ref(name)} ${sql.raw(type)} ${sql.raw(isNullable ? '' : 'not null')}`,
  );
  await sql`
    create table ${sql.table(tableOf(projection, version))}
    (${sql.join(definitions)}, primary key (${sql.ref(primaryKey)}))
  `.execute(database);
};

/** Apart from the table, since filling it first is faster. */
export const createIndexes = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  version: number,
): Promise<void> => {
  for (const columns of projection.table.indexes ?? [])
    await sql`
      create index on ${sql.table(tableOf(projection, version))}
      (${sql.join(columns.map((column) => sql.ref(column)))})
    `.execute(database);
};

export const dropTable = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name'>,
  version: number,
): Promise<void> => {
  await sql`drop table if exists ${sql.table(tableOf(projection, version))}`.execute(database);
};

/** The rows of these keys, as the driver reads them. */
export const loadRows = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  version: number,
  keys: readonly string[],
): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select ${columnsOf(projection)} from ${sql.table(tableOf(projection, version))}
    where ${sql.ref(projection.table.key)} = any(${keys})
  `.execute(database);
  return rows;
};
