import type { Register } from '@hearthway/domain/account/account.contract.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { Language } from '@hearthway/domain/product.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { takeAllowance } from '../limits/allowances.ts';
import { accountContext } from './account-context.ts';
import {
  type Account,
  findAccount,
  markRegistered,
  releaseReservation,
  reserveAccount,
} from './accounts.ts';
import { prepareConfirmation } from './email-confirmation.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { refuseCommonPassword, refuseOwnNames } from './password-rules.ts';

/** Which request it is. */
export interface RequestIdentity {
  readonly correlationId: string;
  /** Null when it has no idempotency key. */
  readonly commandId: string | null;
  /** Of the page that it comes from, where there is one. */
  readonly language: Language | undefined;
}

/**
 * An e-mail is reserved in the database, then the account is in the log, then it is registered. What
 * a crash leaves in between, the same request, a sign-in or, after a minute, anybody's registration
 * with that e-mail takes on. Refuses with `EmailTaken`.
 */
export const register = async (
  dependencies: CommandDependencies,
  details: Omit<Register, 'confirmPassword'>,
  identity: RequestIdentity,
): Promise<Account> => {
  const { database, privacy, clock, newId } = dependencies;
  const { password, ...person } = details;
  refuseCommonPassword(password);
  refuseOwnNames(password, person);
  const reserved = await reserveAccount(database, {
    ...person,
    emailKey: await privacy.emailKeyOf(person.email),
    userId: newId().replaceAll('-', ''),
    passwordHash: await hashPassword(password),
    commandId: identity.commandId,
    language: identity.language,
    now: clock(),
  });
  const account = reserved ?? (await findOwn(dependencies, details, identity));
  await completeRegistration(dependencies, account, identity);
  return account;
};

/** The account of the same request, sent before: a second click is told what the first was told. */
const findOwn = async (
  dependencies: CommandDependencies,
  { email, firstName, lastName, password }: Omit<Register, 'confirmPassword'>,
  { commandId }: RequestIdentity,
): Promise<Account> => {
  const { database, privacy } = dependencies;
  const account = await findAccount(database, { emailKey: await privacy.emailKeyOf(email) });
  if (account === undefined || commandId === null || account.commandId !== commandId) {
    if (account?.isRegistered) await tellHolder(dependencies, account);
    throw refuse('EmailTaken');
  }
  const isSame =
    account.email === email &&
    account.firstName === firstName &&
    account.lastName === lastName &&
    (await verifyPassword(account.passwordHash, password));
  if (!isSame) throw refuse('IdempotencyKeyReused');
  return account;
};

/** Somebody, perhaps the holder, tries to sign up with it: once an hour is enough to be told. */
const tellHolder = async (
  { database, mails, clock }: CommandDependencies,
  { emailKey, userId }: Account,
): Promise<void> => {
  const waitMs = await takeAllowance({ database, now: clock() }, 'email-taken', emailKey);
  if (waitMs > 0) return;
  await mails.post({ kind: 'email-taken', emailKey, userId, details: {} });
};

/**
 * For whoever knows the password of an account that may only be reserved. A code is mailed to confirm
 * the e-mail; the family need not wait for it.
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
      command: { command: 'register' },
      context: accountContext({ userId, sessionId: null, correlationId, now }),
    });
  } catch (error) {
    await releaseReservation(database, account, now);
    throw error;
  }
  const mailCode = await prepareConfirmation(dependencies, account);
  const isNew = await database.transaction().execute(async (transaction) => {
    const isMarked = await markRegistered(transaction, account, now);
    if (isMarked) await mailCode(transaction);
    return isMarked;
  });
  if (isNew) return;
  // The same request, sent twice, or somebody else, who has taken the e-mail over.
  const registered = await findAccount(database, { userId });
  if (registered?.passwordHash !== passwordHash) throw refuse('EmailTaken');
};
