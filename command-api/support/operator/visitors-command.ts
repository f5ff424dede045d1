import type { OperatorCommand } from '../../commands/operator-command.ts';

/** Long before any visitor wrote, so that the hourly job forgets the mailbox like an old one. */
const LONG_AGO = new Date(0);

/** A visitor has no account to delete, and asks for it. The running service does the rest. */
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
