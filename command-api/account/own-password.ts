import { createHash } from 'node:crypto';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { type Account, findAccount } from './accounts.ts';
import { clearTries, countTry } from './sign-in-tries.ts';

/**
 * Returns the signed-in account once its password is proven, since a device may be left open. Refuses with
 * `WrongPassword`, and with `TooManyTries`, counted per session so that other sessions are not delayed.
 */
export const requireOwnPassword = async (
  dependencies: CommandDependencies,
  { id, accountId }: Pick<Session, 'id' | 'accountId'>,
  password: string,
): Promise<Account> => {
  const account = await findAccount(dependencies.database, { userId: accountId });
  if (account === undefined) throw refuse('SignInRequired');
  const device = createHash('sha256').update(id).digest();
  const tried = { emailKey: account.emailKey, device };
  await countTry(dependencies, tried);
  if (!(await dependencies.passwords.verify(account.passwordHash, password)))
    throw refuse('WrongPassword');
  await clearTries(dependencies, tried);
  return account;
};
