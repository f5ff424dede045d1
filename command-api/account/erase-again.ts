import { PaymentsUnavailableError } from '@hearthway/infra/adapters/subscription-payments/payment-errors.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { erase } from './erase.ts';

/**
 * Erases every account on the erasure list again, since restoring an older backup brings erased accounts
 * back. Runs before requests are served.
 */
export const eraseAgain = async (dependencies: CommandDependencies): Promise<void> => {
  const { database, erasureList } = dependencies;
  const listed = (await erasureList.read()).filter(({ isVisitor = false }) => !isVisitor);
  // A restored account has no deletion date, unlike one whose erasure was interrupted.
  await sql`
    with returned as (
      insert into erased_people (user_id, erased_at)
      select * from unnest(
        ${listed.map(({ userId }) => userId)}::text[],
        ${listed.map(({ erasedAt }) => erasedAt.toISOString())}::timestamptz[]
      )
      on conflict do nothing
      returning user_id
    )
    update accounts a set deletion_due_at = null from returned where a.user_id = returned.user_id
  `.execute(database);
  const back = await database
    .selectFrom('accounts')
    .innerJoin('erased_people', 'erased_people.user_id', 'accounts.user_id')
    .select('accounts.user_id')
    .execute();
  for (const { user_id } of back)
    try {
      await erase(dependencies, user_id);
    } catch (error) {
      // An interrupted erasure whose plan has not ended is continued by the job.
      if (!(error instanceof PaymentsUnavailableError)) throw error;
    }
};
