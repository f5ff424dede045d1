import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { compileOnce } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import {
  type AliasableExpression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  type SelectType,
  sql,
} from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Checkpoints } from './checkpoint-waiters.ts';

export const readCheckpoints = async (database: Kysely<ReadSchema>): Promise<Checkpoints> => {
  const rows = await database.selectFrom('live_checkpoints').select(['name', 'position']).execute();
  return new Map(rows.map(({ name, position }) => [name, BigInt(position)]));
};

export interface ReadRow<Value> {
  readonly value: Value;
  /** Position in the log that the row reflects, unless it is parked. 0 for a model that has not started. */
  readonly position: bigint;
  /** True if an event could not be folded into the row. */
  readonly isParked: boolean;
}

/** Selects a value from a row of a model. */
export type Select<Value> = (
  builder: ExpressionBuilder<ReadSchema, never>,
  /**
   * Key under which its parked events are stored: the user id, or the row's own key in models of several rows
   * per person.
   */
  key: string,
) => AliasableExpression<Value>;

/** Reads a row and its model's checkpoint in one statement, and so in one snapshot. */
export const createRowReader = <Value>(
  database: Kysely<ReadSchema>,
  model: Model,
  select: Select<Value>,
): ((key: string) => Promise<ReadRow<SelectType<Value>>>) => {
  const selectRow = compileOnce((over: Kysely<ReadSchema>, key) => {
    const builder = expressionBuilder<ReadSchema>();
    const { exists, selectFrom } = builder;
    return over.selectNoFrom([
      selectFrom('live_checkpoints').select('position').where('name', '=', model).as('position'),
      exists(
        selectFrom('live_parked_keys')
          .select(sql`1`.as('one'))
          .where('name', '=', model)
          .where('key', '=', key),
      ).as('isParked'),
      select(builder, key).as('value'),
    ]);
  });
  return async (key) => {
    const [row] = (await selectRow(database, key)).rows;
    if (row === undefined) throw new Error('A query without a table gave no row.');
    const { position, isParked, value } = row;
    return { value, position: BigInt(position ?? 0), isParked: isParked === true };
  };
};
