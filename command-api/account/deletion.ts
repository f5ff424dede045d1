import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DELETION_GRACE_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { cancelPlanOf } from '../subscription-payments/leave-with-account.ts';
import type { Account } from './accounts.ts';

/**
 * Schedules the deletion after a grace period, and ends the plan first: while the payment provider does not
 * answer, nothing is deleted. The mail comes last, so a request that fails keeps the account. A repeated
 * request keeps the first date.
 */
export const requestDeletion = async (
  dependencies: CommandDependencies,
  { userId, emailKey }: Pick<Account, 'userId' | 'emailKey'>,
  context: CommandContext,
): Promise<Accepted> => {
  const { handle, database, mails } = dependencies;
  await cancelPlanOf(dependencies, userId);
  const dueAt = new Date(context.now.getTime() + DELETION_GRACE_DAYS * DAY_MS);
  const outcome = accepted(
    await handle(accountDecider, {
      id: userId,
      command: { command: 'request-deletion', dueAt },
      context,
    }),
  );
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ deletion_due_at: dueAt })
      .where('user_id', '=', userId)
      .where('deletion_due_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const details = { dueAt: dueAt.toISOString() };
    await mails.post({ kind: 'deletion-requested', emailKey, userId, details }, transaction);
  });
  return outcome;
};

/**
 * Keeps the account. Updates the row first, so that a later failure never costs the family its account. A
 * plan stays canceled, since only the family may renew it. Refuses with `SignInRequired` when it is too late.
 */
export const cancelDeletion = async (
  { handle, database, mails }: CommandDependencies,
  context: CommandContext,
): Promise<Accepted> => {
  const { userId } = context;
  await database.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .select(['email_key', 'deletion_due_at'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    // Checked while this transaction locks the account, since an erasure that has begun cannot be stopped.
    const erased = await transaction
      .selectFrom('erased_people')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (account === undefined || erased !== undefined) throw refuse('SignInRequired');
    if (account.deletion_due_at === null) return;
    await transaction
      .updateTable('accounts')
      .set({ deletion_due_at: null })
      .where('user_id', '=', userId)
      .execute();
    const of = { emailKey: account.email_key, userId };
    await mails.post({ kind: 'deletion-canceled', ...of, details: {} }, transaction);
  });
  return accepted(
    await handle(accountDecider, { id: userId, command: { command: 'cancel-deletion' }, context }),
  );
};
