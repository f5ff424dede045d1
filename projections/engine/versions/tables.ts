import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';

/** Returns the name of a projection's table with its version, which counts how often it has been built. */
export const tableOf = ({ name }: Pick<Projection, 'name'>, version: number): string =>
  `${name}_v${version}`;

export const columnsOf = ({ table }: Pick<Projection, 'table'>): RawBuilder<unknown> =>
  sql.join(Object.keys(table.columns).map((column) => sql.ref(column)));

export const primaryKeyOf = ({ table }: Pick<Projection, 'table'>): RawBuilder<unknown> =>
  listOf(table.primaryKey);

const listOf = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

/** Creates the table without its primary key and its indexes. */
export const createTable = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  version: number,
): Promise<void> => {
  const definitions = Object.entries(projection.table.columns).map(
    ([name, { type, isNullable }]) =>
      sql`${sql.ref(name)} ${sql.raw(type)} ${sql.raw(isNullable ? '' : 'not null')}`,
  );
  await sql`
    create table ${sql.table(tableOf(projection, version))} (${sql.join(definitions)})
  `.execute(database);
  const documents = Object.entries(projection.table.columns).filter(
    ([, { type }]) => type === 'jsonb',
  );
  // Disables statistics, which sample a column's values and keep them after the row is deleted. Documents
  // contain families' texts, and no query searches by them.
  for (const [name] of documents)
    await sql`
      alter table ${sql.table(tableOf(projection, version))}
      alter column ${sql.ref(name)} set statistics 0
    `.execute(database);
};

/** Runs after the table is filled, since sorting a full table is faster than inserting rows in order. */
export const addKeys = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name' | 'table'>,
  version: number,
): Promise<void> => {
  const table = sql.table(tableOf(projection, version));
  await sql`alter table ${table} add primary key (${primaryKeyOf(projection)})`.execute(database);
  for (const columns of projection.table.indexes ?? [])
    await sql`create index on ${table} (${listOf(columns)})`.execute(database);
};

export const dropTable = async (
  database: Kysely<ProjectionsSchema>,
  projection: Pick<Projection, 'name'>,
  version: number,
): Promise<void> => {
  await sql`drop table if exists ${sql.table(tableOf(projection, version))}`.execute(database);
};

interface LoadRowsOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly privacy: Pick<ModelSealing, 'openRows'>;
  readonly projection: Pick<Projection, 'name' | 'table'>;
  readonly version: number;
}

/** Returns the rows of these keys as the driver reads them, decrypted. */
export const loadRows = async (
  { database, privacy, projection, version }: LoadRowsOptions,
  keys: readonly string[],
): Promise<readonly unknown[]> => {
  const { rows } = await sql<{ readonly user_id: string }>`
    select ${columnsOf(projection)} from ${sql.table(tableOf(projection, version))}
    where ${sql.ref(projection.table.primaryKey[0])} = any(${keys})
  `.execute(database);
  return privacy.openRows(projection, rows);
};
