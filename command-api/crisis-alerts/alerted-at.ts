import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** Returns when the newest unopened alert about this family was raised; undefined for none. */
export const alertedAt = async (
  database: Kysely<CommandSchema>,
  userId: string,
): Promise<Date | undefined> => {
  const { raised } = await database
    .selectFrom('crisis_alerts')
    .select(({ fn }) => [fn.max('raised_at').as('raised')])
    .where('user_id', '=', userId)
    .where('opened_at', 'is', null)
    .executeTakeFirstOrThrow();
  return raised ?? undefined;
};
