import { type Kysely, sql, type Transaction } from 'kysely';
import type { ProjectionsSchema } from '../database/schema.ts';

/** The commit position of the last event that `name` has dealt with; undefined before the first. */
export const readCheckpoint = async (
  database: Kysely<ProjectionsSchema>,
  name: string,
): Promise<bigint | undefined> => {
  const row = await database
    .selectFrom('checkpoints')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirst();
  return row === undefined ? undefined : BigInt(row.position);
};

export interface CheckpointMove {
  readonly name: string;
  readonly from: bigint | undefined;
  readonly to: bigint;
}

/** Rejects when the checkpoint is no longer at `from`: then somebody else has written the batch. */
export const moveCheckpoint = async (
  transaction: Transaction<ProjectionsSchema>,
  { name, from, to }: CheckpointMove,
): Promise<void> => {
  const position = to.toString();
  const moved =
    from === undefined
      ? await transaction
          .insertInto('checkpoints')
          .values({ name, position })
          .onConflict((conflict) => conflict.doNothing())
          .returning('name')
          .executeTakeFirst()
      : await transaction
          .updateTable('checkpoints')
          .set({ position, moved_at: sql<Date>`now()` })
          .where('name', '=', name)
          .where('position', '=', from.toString())
          .returning('name')
          .executeTakeFirst();
  if (moved === undefined)
    throw new Error(`The checkpoint of ${name} was moved by another process.`);
};
