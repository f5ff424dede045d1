import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { takeAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { Transaction } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import type { CommandSchema } from '../database/schema.ts';
import type { NewMail } from '../mail/mails.ts';
import { EMAIL_TAKEN_MAILS } from './account.allowances.ts';
import { type Account, findAccount } from './accounts.ts';
import { changeEmail } from './change-email.ts';
import { codeIdOf, keepCode, makeCode, spendCode, tryCode } from './mailed-codes.ts';

/** Stores the prepared code, and queues its mail in the same transaction. */
export type MailCode = (transaction: Transaction<CommandSchema>) => Promise<void>;

/**
 * Prepares a code for the unconfirmed address. If another account has the address, only its holder is
 * notified, and the response stays the same.
 */
export const prepareConfirmation = async (
  dependencies: CommandDependencies,
  { userId, emailKey: ownKey }: Pick<Account, 'userId' | 'emailKey'>,
  newAddress: string | null = null,
): Promise<MailCode> => {
  const { privacy, mails } = dependencies;
  const emailKey = newAddress === null ? ownKey : await privacy.emailKeyOf(newAddress);
  const code = await makeCode(dependencies, {
    purpose: 'email-confirmation',
    owner: userId,
    emailKey,
    userId,
    browserHash: null,
  });
  const mail = await mailFor(dependencies, { userId, emailKey, newAddress, code: code.code });
  return async (transaction) => {
    await keepCode(transaction, code.row);
    if (mail !== undefined) await mails.post(mail, transaction);
  };
};

interface Addressed {
  readonly userId: string;
  readonly emailKey: string;
  readonly newAddress: string | null;
  readonly code: string;
}

const mailFor = async (
  dependencies: CommandDependencies,
  { userId, emailKey, newAddress, code }: Addressed,
): Promise<NewMail | undefined> => {
  const { database, clock } = dependencies;
  if (newAddress === null) return { kind: 'confirm-email', emailKey, userId, details: { code } };
  const holder = await findAccount(database, { emailKey });
  if (holder === undefined) {
    const details = { code, address: newAddress };
    return { kind: 'confirm-new-email', emailKey: null, userId, details };
  }
  const waitMs = await takeAllowance({ database, now: clock() }, EMAIL_TAKEN_MAILS, emailKey);
  return waitMs > 0
    ? undefined
    : { kind: 'email-taken', emailKey, userId: holder.userId, details: {} };
};

/**
 * Confirms the new address, or the one given at sign-up. Refuses with `WrongCode`; resolves with undefined if
 * there is nothing to confirm, as on a second click.
 */
export const confirmEmail = async (
  dependencies: CommandDependencies,
  code: string,
  context: CommandContext,
): Promise<Accepted | undefined> => {
  const { database, handle } = dependencies;
  const { userId, now } = context;
  const user = await readUser(dependencies, userId);
  if (user === undefined) throw refuse('SignInRequired');
  if (user.isEmailConfirmed && user.pendingEmail === null) return undefined;
  const id = codeIdOf('email-confirmation', userId);
  const mailed = await tryCode(dependencies, id, code);
  if (user.pendingEmail !== null)
    return changeEmail(dependencies, { user, address: user.pendingEmail, mailed, context });
  // Updates the row last: until then, a retry with the same code repeats everything.
  const outcome = await handle(accountDecider, {
    id: userId,
    command: { command: 'confirm-email' },
    context,
  });
  await database.transaction().execute(async (transaction) => {
    await spendCode(transaction, mailed);
    await transaction
      .updateTable('accounts')
      .set({ email_confirmed_at: now })
      .where('user_id', '=', userId)
      .execute();
  });
  return accepted(outcome);
};
