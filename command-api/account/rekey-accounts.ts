import type { CommandDependencies } from '../commands/dependencies.ts';

const BATCH_SIZE = 500;

/**
 * Replaces plain lower-case addresses, the unique form of an e-mail before database version 5, with the keyed
 * hash. Runs before requests are served: these accounts would not be found.
 */
export const rekeyAccounts = async ({
  database,
  privacy,
}: Pick<CommandDependencies, 'database' | 'privacy'>): Promise<void> => {
  for (;;) {
    const rows = await database
      .selectFrom('accounts')
      .select(['user_id', 'email', 'email_key'])
      // Only plain addresses contain an `@`; hashes do not.
      .where('email_key', 'like', '%@%')
      .limit(BATCH_SIZE)
      .execute();
    for (const { user_id, email, email_key } of await privacy.openTexts('accounts', rows))
      await database
        .updateTable('accounts')
        .set({ email_key: await privacy.emailKeyOf(email) })
        .where('user_id', '=', user_id)
        .where('email_key', '=', email_key)
        .execute();
    if (rows.length < BATCH_SIZE) return;
  }
};
