import type { Register } from '@hearthway/domain/account/account.contract.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { refuse } from '@hearthway/infra/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accountContext } from './account-context.ts';
import {
  type Account,
  findAccount,
  markRegistered,
  releaseReservation,
  reserveAccount,
} from './accounts.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Which request it is. */
export interface RequestIdentity {
  readonly correlationId: string;
  /** Null when it has no idempotency key. */
  readonly commandId: string | null;
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
  const { database, clock, newId } = dependencies;
  const { password, ...person } = details;
  const reserved = await reserveAccount(database, {
    ...person,
    userId: newId().replaceAll('-', ''),
    passwordHash: await hashPassword(password),
    commandId: identity.commandId,
    now: clock(),
  });
  const account = reserved ?? (await findOwn(dependencies, details, identity));
  await completeRegistration(dependencies, account, identity);
  return account;
};

/** The account of the same request, sent before: a second click is told what the first was told. */
const findOwn = async (
  { database }: CommandDependencies,
  { email, firstName, lastName, password }: Omit<Register, 'confirmPassword'>,
  { commandId }: RequestIdentity,
): Promise<Account> => {
  const account = await findAccount(database, email);
  if (account === undefined || commandId === null || account.commandId !== commandId)
    throw refuse('EmailTaken');
  const isSame =
    account.email === email &&
    account.firstName === firstName &&
    account.lastName === lastName &&
    (await verifyPassword(account.passwordHash, password));
  if (!isSame) throw refuse('IdempotencyKeyReused');
  return account;
};

/** For whoever knows the password of an account that may only be reserved. */
export const completeRegistration = async (
  { handle, database, clock }: CommandDependencies,
  account: Account,
  { correlationId }: Pick<RequestIdentity, 'correlationId'>,
): Promise<void> => {
  if (account.isRegistered) return;
  const now = clock();
  const { userId } = account;
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
  if (!(await markRegistered(database, account, now))) throw refuse('EmailTaken');
};
