import type { Language } from '@hearthway/domain/product.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

interface VisitorForm {
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * The visitor with this mailbox, new at its first message. Mails go to the address that was given
 * first, never to another spelling of it.
 */
export const keepVisitor = async (
  { database, privacy, newId }: Pick<CommandDependencies, 'database' | 'privacy' | 'newId'>,
  { email, language, now }: VisitorForm,
): Promise<string> => {
  const { user_id } = await database
    .insertInto('visitors')
    .values({
      user_id: newId().replaceAll('-', ''),
      email_key: await privacy.emailKeyOf(email),
      email,
      language,
      created_at: now,
      last_wrote_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({ language, last_wrote_at: now }),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
};

/** A mailbox is forgotten some time after its last message. */
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
