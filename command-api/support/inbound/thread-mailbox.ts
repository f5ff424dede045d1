import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { ThreadOfMail } from './reply-tokens.ts';

interface Claimed {
  readonly thread: Pick<ThreadOfMail, 'userId'>;
  /** Sender in the mail's header, which can be forged, so it is trusted only with the token of the thread. */
  readonly from: string | undefined;
}

/** Whether the mail claims to come from the mailbox that receives the thread's mails. */
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
