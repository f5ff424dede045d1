import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Transaction } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/**
 * Serializes concurrent requests of the account until the transaction ends. Refuses an account that is gone
 * with `SignInRequired`.
 */
export const lockAccount = async (
  transaction: Transaction<CommandSchema>,
  userId: string,
): Promise<void> => {
  const account = await transaction
    .selectFrom('accounts')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) throw refuse('SignInRequired');
};
