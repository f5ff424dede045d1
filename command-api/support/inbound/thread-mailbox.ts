import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { ThreadOfMail } from './reply-tokens.ts';

interface Claimed {
  readonly thread: Pick<ThreadOfMail, 'userId'>;
  /** The sender that a mail names, which anyone can write. Only with the token of the thread is it believed. */
  readonly from: string | undefined;
}

/** Whether the mail says that it is from the mailbox that the thread's mails go to. */
export const isOfMailbox = async (
  { database, privacy }: Pick<CommandDependencies, 'database' | 'privacy'>,
  { thread: { userId }, from }: Claimed,
): Promise<boolean> => {
  if (from === undefined) return false;
  const key = await privacy.emailKeyOf(from);
  const [account, visitor] = await Promise.all(
    (['accounts', 'visitors'] as const).map((table) =>
      database
        .selectFrom(table)
        .select('email_key')
        .where('user_id', '=', userId)
        .executeTakeFirst(),
    ),
  );
  return (account ?? visitor)?.email_key === key;
};
