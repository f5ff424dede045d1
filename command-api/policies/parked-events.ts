import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

export const readParkedEvents = async (
  database: Kysely<CommandSchema>,
  policy: string,
): Promise<ReadonlyMap<string, readonly bigint[]>> => {
  const rows = await database
    .selectFrom('policy_parked_events')
    .select(['user_id', 'position'])
    .where('policy', '=', policy)
    .orderBy('position')
    .execute();
  const byKey = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    Array.from(byKey, ([key, events]) => [key, events.map(({ position }) => BigInt(position))]),
  );
};
