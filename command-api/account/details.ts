import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { nameHashes } from '@hearthway/infra/adapters/account/name-hashes.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { CONFIRMATION_CODES } from './account.allowances.ts';
import type { Account } from './accounts.ts';
import { type MailCode, prepareConfirmation } from './email-confirmation.ts';
import { codeIdOf } from './mailed-codes.ts';

/** Appends to the log first, so that a request that fails afterwards can be retried. */
export const changeName = async (
  { handle, database, privacy }: CommandDependencies,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  context: CommandContext,
): Promise<Accepted> => {
  const { userId } = context;
  const outcome = accepted(
    await handle(accountDecider, {
      id: userId,
      command: { command: 'change-name', firstName, lastName },
      context,
    }),
  );
  await database
    .updateTable('accounts')
    .set({
      ...(await privacy.sealTexts('accounts', userId, {
        first_name: firstName,
        last_name: lastName,
      })),
      name_hashes: await nameHashes(privacy, { firstName, lastName }),
    })
    .where('user_id', '=', userId)
    .execute();
  return outcome;
};

/**
 * Mails a code to the new address; the old one stays valid until it is entered. Asking for the account's
 * current address cancels a pending change.
 */
export const askForNewEmail = async (
  dependencies: CommandDependencies,
  account: Account,
  email: string,
): Promise<void> => {
  const { database, privacy, clock } = dependencies;
  const { userId, emailKey } = account;
  if ((await privacy.emailKeyOf(email)) === emailKey) {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('accounts')
        .set({ pending_email: null })
        .where('user_id', '=', userId)
        .execute();
      await transaction
        .deleteFrom('mailed_codes')
        .where('id', '=', codeIdOf('email-confirmation', userId))
        .where('email_key', '!=', emailKey)
        .execute();
    });
    return;
  }
  await requireAllowance({ database, now: clock() }, CONFIRMATION_CODES, userId);
  const mailCode = await prepareConfirmation(dependencies, account, email);
  const sealed = await privacy.sealTexts('accounts', userId, { pending_email: email });
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('accounts').set(sealed).where('user_id', '=', userId).execute();
    await mailCode(transaction);
  });
};

/** Prepares another code for the unconfirmed address; undefined if there is none. */
export const prepareCodeAgain = async (
  dependencies: CommandDependencies,
  { id: userId, email, isEmailConfirmed, pendingEmail }: User,
): Promise<MailCode | undefined> => {
  if (isEmailConfirmed && pendingEmail === null) return undefined;
  const { database, privacy, clock } = dependencies;
  await requireAllowance({ database, now: clock() }, CONFIRMATION_CODES, userId);
  const emailKey = await privacy.emailKeyOf(email);
  return prepareConfirmation(dependencies, { userId, emailKey }, pendingEmail);
};

export const mailCodeAgain = async (
  dependencies: CommandDependencies,
  user: User,
): Promise<void> => {
  const mailCode = await prepareCodeAgain(dependencies, user);
  if (mailCode !== undefined) await dependencies.database.transaction().execute(mailCode);
};
