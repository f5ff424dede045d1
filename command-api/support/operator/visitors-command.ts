import type { OperatorCommand } from '../../commands/operator-command.ts';

/** Predates every visitor, so that the hourly job deletes the mailbox as expired. */
const LONG_AGO = new Date(0);

/**
 * Deletes a visitor on request, since visitors have no account to delete. The running service does the rest.
 */
export const forgetVisitor =
  (email: string): OperatorCommand =>
  async ({ database, privacy, print }) => {
    const found = await database
      .updateTable('visitors')
      .set({ last_wrote_at: LONG_AGO })
      .where('email_key', '=', await privacy.emailKeyOf(email))
      .returning('user_id')
      .executeTakeFirst();
    print(
      found === undefined
        ? 'No visitor has written from this mailbox.'
        : 'The mailbox is forgotten within the hour, with every word of its conversations.',
    );
    return found !== undefined;
  };
