import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { codeOf } from '@hearthway/infra/adapters/process/error-code.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { takeTrialAlong } from '../subscription-payments/one-trial.ts';
import { idempotencyOf, type MailedCode, spendCode } from './mailed-codes.ts';
import { discardResets } from './reset-codes.ts';

interface ConfirmedAddress {
  readonly user: User;
  readonly address: string;
  readonly mailed: MailedCode;
  readonly context: CommandContext;
}

/**
 * Updates the row first, since another account may have taken the e-mail (`EmailTaken`), then the log. The
 * code is spent last, so that a retry after a crash completes the rest.
 */
export const changeEmail = async (
  dependencies: CommandDependencies,
  { user, address, mailed, context }: ConfirmedAddress,
): Promise<Accepted> => {
  const { database, privacy, handle } = dependencies;
  // The code was mailed to another address, before this one was chosen.
  if ((await privacy.emailKeyOf(address)) !== mailed.emailKey) throw refuse('WrongCode');
  await moveAccount(dependencies, { user, address, mailed, context });
  const outcome = await handle(accountDecider, {
    id: user.id,
    command: { command: 'change-email', email: address },
    context: { ...context, idempotency: idempotencyOf(mailed) },
  });
  await takeTrialAlong(dependencies, user.id);
  await database.transaction().execute(async (transaction) => {
    await spendCode(transaction, mailed);
    await transaction
      .updateTable('accounts')
      .set({ pending_email: null })
      .where('user_id', '=', user.id)
      .execute();
  });
  return accepted(outcome);
};

/** Mails the old address, since the change may not be its holder's. */
const moveAccount = async (
  { database, privacy, mails }: CommandDependencies,
  { user, address, mailed, context: { now } }: ConfirmedAddress,
): Promise<void> => {
  const userId = user.id;
  const sealed = await privacy.sealTexts('accounts', userId, { email: address });
  try {
    await database.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('accounts')
        .select(['user_id', 'email', 'email_key as emailKey'])
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) throw refuse('SignInRequired');
      if (before.emailKey === mailed.emailKey) return;
      await transaction
        .updateTable('accounts')
        .set({ ...sealed, email_key: mailed.emailKey, email_confirmed_at: now })
        .where('user_id', '=', userId)
        .execute();
      await discardResets(transaction, before.emailKey);
      // Resets requested earlier had no recipient.
      await discardResets(transaction, mailed.emailKey);
      const [opened] = await privacy.openTexts('accounts', [before]);
      if (opened === undefined) throw refuse('SignInRequired');
      const details = { address: opened.email };
      await mails.post({ kind: 'email-changed', emailKey: null, userId, details }, transaction);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('EmailTaken');
    throw error;
  }
};

const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';
