import { type AccountCommand, accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Role } from '@hearthway/domain/session/session.constants.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { findAccount } from '../account/accounts.ts';
import type { OperatorCommand, OperatorOptions } from '../commands/operator-command.ts';
import { operatorContext } from '../commands/operator-context.ts';
import { accepted } from '../commands/send-position.ts';

/**
 * Appends to the log first, so that repeating an interrupted command completes it. Ends every session, since
 * its rights have changed.
 */
export const giveRole =
  (email: string, role: Role): OperatorCommand =>
  async (options) => {
    const { database, handle, clock, print } = options;
    const account = await findPerson(options, email);
    if (account === undefined) return false;
    const { id: userId } = account;
    const context = operatorContext(userId, clock());
    const dispatch = async (command: AccountCommand): Promise<void> => {
      accepted(await handle(accountDecider, { id: userId, command, context }));
    };
    await dispatch({ command: 'change-role', role });
    const sessions = await database
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.user_id', 'sessions.user_id')
      .select('sessions.id')
      .where('sessions.user_id', '=', userId)
      .where('accounts.role', '!=', role)
      .execute();
    const sessionIds = sessions.map(({ id }) => id);
    await dispatch({ command: 'end-sessions', sessionIds, why: 'role-changed' });
    const isChanged = await database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('accounts')
        .set({ role })
        .where('user_id', '=', userId)
        .where('role', '!=', role)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
      return true;
    });
    print(
      isChanged
        ? `${account.email} has the role ${role} now, and was signed out everywhere.`
        : `${account.email} has the role ${role} already.`,
    );
    return true;
  };

/** Gives a plan, replacing an earlier gift, for some days or permanently. Nothing is charged. */
export const setTier =
  (email: string, tier: Tier, days?: number): OperatorCommand =>
  async (options) => {
    const { handle, clock, print } = options;
    const account = await findPerson(options, email);
    if (account === undefined) return false;
    const { id: userId } = account;
    const now = clock();
    const endsAt =
      days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
    const command = { command: 'set-tier', tier, endsAt } as const;
    const context = operatorContext(userId, now);
    accepted(await handle(subscriptionDecider, { id: userId, command, context }));
    const until = endsAt === null ? '' : ` until ${endsAt.slice(0, 'YYYY-MM-DD'.length)}`;
    print(
      tier === 'free'
        ? `${account.email} has no gift any more.`
        : `${account.email} has the plan ${tier}${until}.`,
    );
    return true;
  };

const findPerson = async (
  { database, privacy, print }: OperatorOptions,
  email: string,
): Promise<User | undefined> => {
  const account = await findAccount(database, { emailKey: await privacy.emailKeyOf(email) });
  if (account?.isRegistered) return readUser({ database, privacy }, account.userId);
  print(`There is no account with the e-mail ${email}.`);
  return undefined;
};

export const listStaff: OperatorCommand = async ({ database, privacy, print }) => {
  const rows = await database
    .selectFrom('accounts')
    .select(['user_id', 'email', 'role'])
    .where('role', '!=', 'family')
    .execute();
  if (rows.length === 0) print('No account has a role.');
  const opened = await privacy.openTexts('accounts', rows);
  for (const line of opened.map(({ role, email }) => `${role}  ${email}`).toSorted()) print(line);
  return true;
};
