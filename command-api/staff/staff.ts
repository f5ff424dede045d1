import { randomUUID } from 'node:crypto';
import type { Role } from '@hearthway/domain/account/account.constants.ts';
import { type AccountCommand, accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { CommandContext } from '@hearthway/infra/event-store/handle.ts';
import { findAccount } from '../account/accounts.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';

interface CommandOptions
  extends Pick<CommandDependencies, 'database' | 'privacy' | 'handle' | 'clock'> {
  /** For the operator's eyes alone: lines name people. */
  readonly print: (line: string) => void;
}

/** False when something is wrong, which it has printed. */
export type Command = (options: CommandOptions) => Promise<boolean>;

/**
 * The log comes first: a command that was broken off can be given again, and does what is left. Every
 * session ends, since what it may do has changed.
 */
export const giveRole =
  (email: string, role: Role): Command =>
  async ({ database, privacy, handle, clock, print }) => {
    const account = await findAccount(database, { emailKey: await privacy.emailKeyOf(email) });
    if (account === undefined || !account.isRegistered) {
      print(`Nobody has an account with the e-mail ${email}.`);
      return false;
    }
    const { userId } = account;
    const context = operatorContext(userId, clock());
    const give = async (command: AccountCommand): Promise<void> => {
      accepted(await handle(accountDecider, { id: userId, command, context }));
    };
    await give({ command: 'change-role', role });
    const sessions = await database
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.user_id', 'sessions.user_id')
      .select('sessions.id')
      .where('sessions.user_id', '=', userId)
      .where('accounts.role', '!=', role)
      .execute();
    const sessionIds = sessions.map(({ id }) => id);
    await give({ command: 'end-sessions', sessionIds, why: 'role-changed' });
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

/** Nobody's session gives a role. */
const operatorContext = (userId: string, now: Date): CommandContext => ({
  correlationId: randomUUID(),
  userId,
  actor: 'operator',
  sessionId: null,
  state: null,
  now,
  idempotency: undefined,
});

export const listStaff: Command = async ({ database, print }) => {
  const rows = await database
    .selectFrom('accounts')
    .select(['email', 'role'])
    .where('role', '!=', 'family')
    .orderBy('role')
    .orderBy('email')
    .execute();
  if (rows.length === 0) print('Nobody has a role.');
  for (const { role, email } of rows) print(`${role}  ${email}`);
  return true;
};
