import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import type { Row, Table } from '@hearthway/domain/kernel/table.ts';
import { ReplacedWriterError } from '@hearthway/infra/adapters/following/follower.ts';
import type { ModelSealing } from '@hearthway/infra/adapters/privacy/row-sealing.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { columnsOf, primaryKeyOf, tableOf } from '../versions/tables.ts';
import type { FoldedBatch } from './fold-batch.ts';
import { movesAsRows, NEWEST_MOVE, notifyOf } from './moves.ts';

export interface WriteBatchOptions extends FoldedBatch {
  readonly database: Kysely<ProjectionsSchema>;
  readonly privacy: Pick<ModelSealing, 'sealRows'>;
  readonly projection: Pick<Projection, 'name' | 'table'>;
  readonly version: number;
  readonly epoch: string;
  readonly from: bigint;
  readonly to: bigint;
  /** Positions of events that are no longer parked. */
  readonly unparked?: readonly bigint[];
}

/**
 * Writes rows (with sealed columns), parked events, moves, notifications and the checkpoint atomically, in
 * one statement and so in one round trip. All other parts join the updated checkpoint row, which does not
 * exist for a replaced writer, or one that starts from another position. It then rejects with
 * `ReplacedWriterError`.
 */
export const writeBatch = async (options: WriteBatchOptions): Promise<void> => {
  const { moves, parked, unparked = [], projection, privacy } = options;
  const rows = await privacy.sealRows(projection, options.rows);
  const changes = rows.length + moves.size + parked.length + unparked.length;
  const statement = changes === 0 ? checkpointAlone(options) : allChanges({ ...options, rows });
  const { rows: written } = await statement.execute(options.database);
  if (written.length === 0)
    throw new ReplacedWriterError(`Another process writes ${projection.name} now.`);
};

const allChanges = (options: WriteBatchOptions): RawBuilder<unknown> => {
  const { projection, version, to, rows, moves, parked, unparked = [] } = options;
  const { name, table } = projection;
  return sql`
    with moved as (
      update checkpoints set position = ${to.toString()}, moved_at = now()
      where ${isOurs(options)}
      returning name, version
    ), changed as (
      insert into ${sql.table(tableOf(projection, version))} (${columnsOf(projection)})
      select r.* from moved, ${rowsAsRows(table, rows)}
      on conflict (${primaryKeyOf(projection)}) do update set ${excludedOf(table)}
    ), parked as (
      insert into parked_events (name, version, key, position, reason)
      select moved.name, moved.version, e.key, e.position, e.reason
      from moved, unnest(
        ${parked.map(({ key }) => key)}::text[],
        ${parked.map(({ position }) => position.toString())}::numeric[],
        ${parked.map(({ reason }) => reason)}::text[]
      ) as e (key, position, reason)
      on conflict (name, version, position) do update set reason = excluded.reason
    ), unparked as (
      delete from parked_events e using moved
      where e.name = moved.name and e.version = moved.version
        and e.position = any(${unparked.map(String)}::numeric[])
    ), told as (
      insert into moves (user_id, model, position)
      select m.key, moved.name, m.position from moved, ${movesAsRows(moves)}
      on conflict ${NEWEST_MOVE}
    )
    select (${notifyOf(moves, name)}) from moved
  `;
};

/**
 * Updates only the checkpoint, which is enough for most events, since they change the rows of few
 * projections. A lost update does no harm: the same events change no rows again.
 */
const checkpointAlone = (options: WriteBatchOptions): RawBuilder<unknown> => sql`
  update checkpoints set position = ${options.to.toString()}, moved_at = now()
  from (select set_config('synchronous_commit', 'off', true)) as unsynced
  where ${isOurs(options)}
  returning name
`;

/** Matches the checkpoint as this writer left it. */
const isOurs = ({
  projection: { name },
  version,
  epoch,
  from,
}: WriteBatchOptions): RawBuilder<unknown> => sql`
  name = ${name} and version = ${version} and epoch = ${epoch} and position = ${from.toString()}
`;

const rowsAsRows = ({ columns }: Table, rows: readonly Row[]): RawBuilder<unknown> => {
  const values = Object.values(columns).map(
    ({ type }, index) => sql`${rows.map((row) => row[index])}::text[]::${sql.raw(type)}[]`,
  );
  return sql`unnest(${sql.join(values)}) as r`;
};

const excludedOf = ({ columns, primaryKey }: Table): RawBuilder<unknown> =>
  sql.join(
    Object.keys(columns)
      .filter((column) => !primaryKey.includes(column))
      .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
