import type { Register } from '@hearthway/domain/account/account.contract.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { Language } from '@hearthway/domain/product.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { takeAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { EMAIL_TAKEN_MAILS } from './account.allowances.ts';
import { accountContext } from './account-context.ts';
import {
  type Account,
  consentOf,
  findAccount,
  markRegistered,
  releaseReservation,
  reserveAccount,
} from './accounts.ts';
import { prepareConfirmation } from './email-confirmation.ts';
import { refuseCommonPassword, refuseOwnNames } from './password-rules.ts';
import { discardResets } from './reset-codes.ts';

export interface RequestIdentity {
  readonly correlationId: string;
  /** Null without an idempotency key. */
  readonly commandId: string | null;
  readonly language: Language | undefined;
}

/**
 * Reserves the e-mail in the database, appends to the log, then marks the row as registered. After a crash in
 * between, it is completed by the same request, a sign-in or, after a minute, any registration with that
 * e-mail. Refuses with `EmailTaken`.
 */
export const register = async (
  dependencies: CommandDependencies,
  details: Omit<Register, 'confirmPassword'>,
  identity: RequestIdentity,
): Promise<Account> => {
  const { database, privacy, clock, newId, passwords } = dependencies;
  const { password, acceptedTerms, acceptedPrivacy, confirmedAge, ...person } = details;
  refuseCommonPassword(password);
  refuseOwnNames(password, person);
  const reserved = await reserveAccount(
    { database, privacy },
    {
      ...person,
      emailKey: await privacy.emailKeyOf(person.email),
      userId: newId().replaceAll('-', ''),
      passwordHash: await passwords.hash(password),
      consent: {
        acceptedTerms: acceptedTerms ?? null,
        acceptedPrivacy: acceptedPrivacy ?? null,
        confirmedAge: confirmedAge === undefined ? null : Number(confirmedAge),
      },
      commandId: identity.commandId,
      language: identity.language,
      now: clock(),
    },
  );
  const account = reserved ?? (await findOwn(dependencies, details, identity));
  await completeRegistration(dependencies, account, identity);
  return account;
};

/**
 * Finds the account of an earlier attempt of the same request, so that a second click gets the same response.
 */
const findOwn = async (
  dependencies: CommandDependencies,
  { email, firstName, lastName, password }: Omit<Register, 'confirmPassword'>,
  { commandId }: RequestIdentity,
): Promise<Account> => {
  const { database, privacy, passwords } = dependencies;
  const account = await findAccount(database, { emailKey: await privacy.emailKeyOf(email) });
  if (account === undefined || commandId === null || account.commandId !== commandId) {
    if (account?.isRegistered) await notifyAccountHolder(dependencies, account);
    throw refuse('EmailTaken');
  }
  const user = await readUser({ database, privacy }, account.userId);
  const isSame =
    user?.email === email &&
    user.firstName === firstName &&
    user.lastName === lastName &&
    (await passwords.verify(account.passwordHash, password));
  if (!isSame) throw refuse('IdempotencyKeyReused');
  return account;
};

/** Mails the holder about the attempt, which may be their own; at most once an hour. */
const notifyAccountHolder = async (
  { database, mails, clock }: CommandDependencies,
  { emailKey, userId }: Account,
): Promise<void> => {
  const waitMs = await takeAllowance({ database, now: clock() }, EMAIL_TAKEN_MAILS, emailKey);
  if (waitMs > 0) return;
  await mails.post({ kind: 'email-taken', emailKey, userId, details: {} });
};

/**
 * Completes an account that may only be reserved, once its password is proven. Mails a code to confirm the
 * e-mail; the family need not wait for it.
 */
export const completeRegistration = async (
  dependencies: CommandDependencies,
  account: Account,
  { correlationId }: Pick<RequestIdentity, 'correlationId'>,
): Promise<void> => {
  if (account.isRegistered) return;
  const { handle, database, clock } = dependencies;
  const now = clock();
  const { userId, passwordHash } = account;
  try {
    await handle(accountDecider, {
      id: userId,
      command: { command: 'register', consent: await consentOf(database, account) },
      context: accountContext({ userId, sessionId: null, correlationId, now }),
    });
  } catch (error) {
    await releaseReservation(database, account, now);
    throw error;
  }
  const mailCode = await prepareConfirmation(dependencies, account);
  const isNew = await database.transaction().execute(async (transaction) => {
    const isMarked = await markRegistered(transaction, account, now);
    if (isMarked) {
      await mailCode(transaction);
      // Resets requested earlier had no recipient.
      await discardResets(transaction, account.emailKey);
    }
    return isMarked;
  });
  if (isNew) return;
  // Retry of the same request, or another account that has taken over the e-mail.
  const registered = await findAccount(database, { userId });
  if (registered?.passwordHash !== passwordHash) throw refuse('EmailTaken');
};
