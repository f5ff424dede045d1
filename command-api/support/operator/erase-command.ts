import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { findAccount } from '../../account/accounts.ts';
import type { OperatorCommand } from '../../commands/operator-command.ts';
import { operatorContext } from '../../commands/operator-context.ts';
import { accepted } from '../../commands/send-position.ts';

/**
 * Makes the deletion of an account due at once, whether or not the family has asked for it. Appends to the
 * log first, so that repeating an interrupted command completes it. The running service does the rest within
 * seconds, as after the grace period.
 */
export const eraseNow =
  (email: string): OperatorCommand =>
  async ({ database, privacy, handle, clock, print }) => {
    const account = await findAccount(database, { emailKey: await privacy.emailKeyOf(email) });
    if (!account?.isRegistered) {
      print(`There is no account with the e-mail ${email}.`);
      return false;
    }
    const { userId } = account;
    const now = clock();
    const context = operatorContext(userId, now);
    const command = { command: 'request-deletion', dueAt: now } as const;
    accepted(await handle(accountDecider, { id: userId, command, context }));
    await database
      .updateTable('accounts')
      .set({ deletion_due_at: now })
      .where('user_id', '=', userId)
      .execute();
    print(
      'The account is erased within seconds by the running service, and can no longer be kept. Within ten minutes no file of the database holds its keys.',
    );
    return true;
  };
