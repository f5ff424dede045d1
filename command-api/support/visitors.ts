import type { Language } from '@hearthway/domain/product.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

interface VisitorForm {
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Returns the visitor with this mailbox, created at its first message. Mails always go to the address that
 * was given first, never to another spelling of it.
 */
export const keepVisitor = async (
  { database, privacy, newId }: Pick<CommandDependencies, 'database' | 'privacy' | 'newId'>,
  { email, language, now }: VisitorForm,
): Promise<string> => {
  const email_key = await privacy.emailKeyOf(email);
  return database.transaction().execute(async (transaction) => {
    const newUserId = newId().replaceAll('-', '');
    const { user_id } = await transaction
      .insertInto('visitors')
      .values({
        user_id: newUserId,
        email_key,
        email: asSealed(''),
        language,
        created_at: now,
        last_wrote_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('email_key').doUpdateSet({ language, last_wrote_at: now }),
      )
      .returning('user_id')
      .executeTakeFirstOrThrow();
    if (user_id !== newUserId) return user_id;
    // The row is inserted first, since a person has to exist before their key.
    const sealed = await privacy.within(transaction).sealTexts('visitors', user_id, { email });
    await transaction.updateTable('visitors').set(sealed).where('user_id', '=', user_id).execute();
    return user_id;
  });
};

/** Stores the time of the last message, since a mailbox is deleted some time after it. */
export const keepLastMessage = async (
  database: CommandDependencies['database'],
  userId: string,
  now: Date,
): Promise<void> => {
  await database
    .updateTable('visitors')
    .set({ last_wrote_at: now })
    .where('user_id', '=', userId)
    .execute();
};
