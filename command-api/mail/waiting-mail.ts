import type { Selectable } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import { type MailOfKind, mailSchema } from './mail-kinds.ts';
import { purposeOf } from './mails.ts';

/** A mail that is this process's to send, as the queue holds it. */
export type TakenMail = Pick<
  Selectable<CommandSchema['mails']>,
  'id' | 'kind' | 'email_key' | 'user_id' | 'details' | 'created_at' | 'tries'
>;

export interface WaitingMail {
  readonly mail: MailOfKind;
  readonly to: string;
  /** Whose account it is about; null once that has gone. */
  readonly userId: string | null;
}

/** Undefined when there is nobody that it could be sent to. */
export const readWaiting = async (
  { database, privacy }: Pick<CommandDependencies, 'database' | 'privacy'>,
  { id, kind, email_key, user_id, details }: TakenMail,
): Promise<WaitingMail | undefined> => {
  if (details === null) return undefined;
  const opened = await privacy.openForSystem(purposeOf(kind), details);
  const mail = mailSchema.parse({ kind, details: JSON.parse(opened.toString()) });
  if (mail.kind === 'account-erased') return { mail, to: mail.details.address, userId: null };
  if ('address' in mail.details) return { mail, to: mail.details.address, userId: user_id };
  if (email_key === null) return undefined;
  const account = await database
    .selectFrom('accounts')
    .select(['user_id', 'email'])
    .where('email_key', '=', email_key)
    .executeTakeFirst();
  // By now, the e-mail may be somebody else's.
  if (account === undefined || (user_id !== null && user_id !== account.user_id)) return undefined;
  // From now on it goes with the account.
  if (user_id === null)
    await database
      .updateTable('mails')
      .set({ user_id: account.user_id })
      .where('id', '=', id)
      .execute();
  return { mail, to: account.email, userId: account.user_id };
};
