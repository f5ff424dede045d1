import type { Model } from '@hearthway/domain/live/live.contract.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Checkpoints } from './arrivals.ts';

export const readCheckpoints = async (database: Kysely<ReadSchema>): Promise<Checkpoints> => {
  const rows = await database.selectFrom('live_checkpoints').select(['name', 'position']).execute();
  return new Map(rows.map(({ name, position }) => [name, BigInt(position)]));
};

export interface RowState {
  /** The log up to here is in the row, unless it is parked. 0 for a model that has not begun. */
  readonly position: bigint;
  /** The row stands still: an event could not be folded into it. */
  readonly isParked: boolean;
}

export interface Row {
  readonly model: Model;
  /** What the row is parked under: the user's id in models of one row, or several, for each person. */
  readonly key: string;
}

/** In the snapshot in which the row itself is read. */
export const readRowState = async (
  snapshot: Transaction<ReadSchema>,
  { model, key }: Row,
): Promise<RowState> => {
  const { position, isParked } = await snapshot
    .selectNoFrom(({ exists, selectFrom }) => [
      selectFrom('live_checkpoints').select('position').where('name', '=', model).as('position'),
      exists(
        selectFrom('live_parked_keys')
          .select(sql`1`.as('one'))
          .where('name', '=', model)
          .where('key', '=', key),
      ).as('isParked'),
    ])
    .executeTakeFirstOrThrow();
  return { position: BigInt(position ?? 0), isParked: isParked === true };
};
