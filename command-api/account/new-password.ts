import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Transaction } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import type { CommandSchema } from '../database/schema.ts';
import { type Account, replacePasswordHash } from './accounts.ts';
import { discardResets } from './reset-codes.ts';

export interface NewPassword {
  readonly password: string;
  readonly how: 'known' | 'reset-code';
  readonly context: CommandContext;
  /** Runs in the transaction that changes the password. */
  readonly alongside?: (transaction: Transaction<CommandSchema>) => Promise<void>;
}

/**
 * Ends every session, and discards pending resets and e-mail changes, which a stranger may have begun with
 * the old password. Mails the holder. Refuses with `WrongPassword` if it was changed meanwhile.
 *
 * Appends to the log first, so that a retry of the request completes the rest after a crash.
 */
export const setPassword = async (
  dependencies: CommandDependencies,
  account: Account,
  { password, how, context, alongside = async () => {} }: NewPassword,
): Promise<{ readonly account: Account; readonly outcome: Accepted }> => {
  const { handle, database, mails, passwords } = dependencies;
  const { userId, emailKey } = account;
  const passwordHash = await passwords.hash(password);
  const sessions = await database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  const sessionIds = sessions.map(({ id }) => id);
  accepted(
    await handle(accountDecider, {
      id: userId,
      command: { command: 'change-password', how },
      context,
    }),
  );
  const outcome = await handle(accountDecider, {
    id: userId,
    command: { command: 'end-sessions', sessionIds, why: 'password-changed' },
    context: { ...context, idempotency: undefined },
  });
  await database.transaction().execute(async (transaction) => {
    await alongside(transaction);
    if (!(await replacePasswordHash(transaction, account, passwordHash)))
      throw refuse('WrongPassword');
    await discardPendingResets(transaction, account);
    await mails.post({ kind: 'password-changed', emailKey, userId, details: {} }, transaction);
  });
  return { account: { ...account, passwordHash }, outcome: accepted(outcome) };
};

const discardPendingResets = async (
  transaction: Transaction<CommandSchema>,
  { userId, emailKey }: Account,
): Promise<void> => {
  await transaction
    .updateTable('accounts')
    .set({ pending_email: null })
    .where('user_id', '=', userId)
    .execute();
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('sign_in_tries').where('email_key', '=', emailKey).execute();
  await discardResets(transaction, emailKey);
  // Deletes codes for a new address; the one given at sign-up can still be confirmed.
  await transaction
    .deleteFrom('mailed_codes')
    .where('user_id', '=', userId)
    .where('email_key', '!=', emailKey)
    .execute();
};
