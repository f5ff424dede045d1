import { policyMails } from '@hearthway/domain/contexts.ts';
import type { Language } from '@hearthway/domain/product.ts';
import { SOURCE_LANGUAGE } from '@hearthway/infra/adapters/i18n/languages.ts';
import { linkInMail } from '@hearthway/infra/adapters/support-visits/thread-links.ts';
import type { Selectable } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import { type MailOfKind, mailSchema } from './mail-kinds.ts';
import { purposeOf } from './mails.ts';

/** Mail leased to this process, as stored in the queue. */
export type TakenMail = Pick<
  Selectable<CommandSchema['mails']>,
  | 'id'
  | 'kind'
  | 'email_key'
  | 'user_id'
  | 'language'
  | 'details'
  | 'created_at'
  | 'send_at'
  | 'tries'
>;

export interface WaitingMail {
  readonly mail: MailOfKind;
  readonly to: string;
  readonly language: Language;
  /** False if an account has the address without having confirmed it: it may be a stranger's. */
  readonly isConfirmed: boolean;
  /** Owner of the mail; null once the account is gone. */
  readonly userId: string | null;
}

type Dependencies = Pick<CommandDependencies, 'database' | 'privacy' | 'clock'>;

/** Returns undefined if the mail has no recipient. */
export const readWaiting = async (
  dependencies: Dependencies,
  taken: TakenMail,
): Promise<WaitingMail | undefined> => {
  const { database, privacy } = dependencies;
  const { id, kind, email_key, user_id, details } = taken;
  if (details === null) return undefined;
  const opened = await privacy.openForSystem(purposeOf(kind), details);
  const mail = mailSchema.parse({ kind, details: JSON.parse(opened.toString()) });
  if ('address' in mail.details) {
    const userId = mail.kind === 'account-erased' ? null : user_id;
    const language = await languageOf(dependencies, taken);
    return { mail, to: mail.details.address, userId, language, isConfirmed: true };
  }
  if (email_key === null && user_id === null) return undefined;
  const accounts = await database
    .selectFrom('accounts')
    .select(['user_id', 'email', 'email_confirmed_at', 'language'])
    .where((account) =>
      email_key === null ? account('user_id', '=', user_id) : account('email_key', '=', email_key),
    )
    .execute();
  const [account] = await privacy.openTexts('accounts', accounts);
  if (account === undefined && email_key === null && user_id !== null)
    return readForVisitor(dependencies, { mail, taken, userId: user_id });
  // The e-mail may belong to another account by now.
  if (account === undefined || (user_id !== null && user_id !== account.user_id)) return undefined;
  // Assigns the mail to the account, with which it will be deleted.
  if (user_id === null)
    await database
      .updateTable('mails')
      .set({ user_id: account.user_id })
      .where('id', '=', id)
      .execute();
  const language = taken.language ?? account.language;
  const { email: to, user_id: userId, email_confirmed_at: confirmedAt } = account;
  return { mail, to, userId, language, isConfirmed: confirmedAt !== null };
};

/** Addresses a visitor who has written to support; the link opens the thread. */
const readForVisitor = async (
  dependencies: Dependencies,
  {
    mail,
    taken,
    userId,
  }: { readonly mail: MailOfKind; readonly taken: TakenMail; readonly userId: string },
): Promise<WaitingMail | undefined> => {
  const visitors = await dependencies.database
    .selectFrom('visitors')
    .select(['user_id', 'email', 'language'])
    .where('user_id', '=', userId)
    .execute();
  const [visitor] = await dependencies.privacy.openTexts('visitors', visitors);
  if (visitor === undefined) return undefined;
  const toVisitor = policyMails.toVisitor(mail);
  if (toVisitor === undefined) return undefined;
  const { threadId, withCode } = toVisitor;
  const code = await linkInMail(dependencies, { mailId: taken.id, userId, threadId });
  const language = taken.language ?? visitor.language;
  return { mail: withCode(code), to: visitor.email, userId, language, isConfirmed: true };
};

const languageOf = async (
  { database }: Dependencies,
  { language, user_id }: TakenMail,
): Promise<Language> => {
  if (language !== null || user_id === null) return language ?? SOURCE_LANGUAGE;
  const account = await database
    .selectFrom('accounts')
    .select('language')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return account?.language ?? SOURCE_LANGUAGE;
};
