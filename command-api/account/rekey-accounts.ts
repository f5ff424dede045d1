import type { CommandDependencies } from '../commands/dependencies.ts';

const AT_ONCE = 500;

/**
 * Before version 5 of the database an e-mail was unique by the address itself, in small letters. Such
 * rows get the keyed hash in its place. To be done before anybody is served, who would not be found.
 */
export const rekeyAccounts = async ({
  database,
  privacy,
}: Pick<CommandDependencies, 'database' | 'privacy'>): Promise<void> => {
  for (;;) {
    const rows = await database
      .selectFrom('accounts')
      .select(['user_id', 'email', 'email_key'])
      // A hash has none.
      .where('email_key', 'like', '%@%')
      .limit(AT_ONCE)
      .execute();
    for (const { user_id, email, email_key } of rows)
      await database
        .updateTable('accounts')
        .set({ email_key: await privacy.emailKeyOf(email) })
        .where('user_id', '=', user_id)
        .where('email_key', '=', email_key)
        .execute();
    if (rows.length < AT_ONCE) return;
  }
};
