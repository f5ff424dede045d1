import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';

/**
 * Erases a person whose time has come. Killed after any of the steps, it goes on when it is called
 * again: the account itself goes last.
 *
 * The database says it first, so that it cannot be taken back from there on, and so that projections
 * know before the log tells them; then the list that outlives a restored backup; then the log.
 */
export const erase = async (dependencies: CommandDependencies, userId: string): Promise<void> => {
  const { handle, database, mails, mailer, erasureList, clock, newId } = dependencies;
  const erasing = await decideErasure(dependencies, userId);
  if (erasing === undefined) return;
  const { emailKey, erasedAt } = erasing;
  await erasureList.add({ userId, erasedAt });
  accepted(
    await handle(accountDecider, {
      id: userId,
      command: { command: 'erase' },
      context: {
        userId,
        actor: 'erasure',
        sessionId: null,
        state: null,
        correlationId: newId(),
        now: clock(),
        idempotency: undefined,
      },
    }),
  );
  // The queue before the outbox: what is being sent just now finds itself gone, and clears up.
  await mails.forgetPerson({ userId, emailKey });
  await mailer.forgetPerson(userId);
  await database.transaction().execute(async (transaction) => {
    await mails.forgetPerson({ userId, emailKey }, transaction);
    for (const table of ['mailed_codes', 'sign_in_tries'] as const)
      await transaction.deleteFrom(table).where('email_key', '=', emailKey).execute();
    await transaction.deleteFrom('allowances').where('key', 'in', [userId, emailKey]).execute();
    // Folds of history hold the ids of people. They are made again whenever somebody asks.
    await transaction.deleteFrom('report_states').execute();
    // Sessions, keys and all else that belongs to the account go with it.
    const gone = await transaction
      .deleteFrom('accounts')
      .where('user_id', '=', userId)
      .returning(['email', 'language', 'deletion_due_at'])
      .executeTakeFirst();
    // Whoever came back with a backup has been told before.
    if (!gone?.deletion_due_at) return;
    const details = { address: gone.email };
    const toNobody = { emailKey: null, userId: null, language: gone.language };
    await mails.post({ kind: 'account-erased', ...toNobody, details }, transaction);
  });
};

interface Erasing {
  readonly emailKey: string;
  readonly erasedAt: Date;
}

/** From here on there is no way back. Undefined when there is nobody, or they have decided to stay. */
const decideErasure = (
  { database, clock }: Pick<CommandDependencies, 'database' | 'clock'>,
  userId: string,
): Promise<Erasing | undefined> =>
  database.transaction().execute(async (transaction) => {
    const now = clock();
    const account = await transaction
      .selectFrom('accounts')
      .select(['email_key', 'deletion_due_at'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) return undefined;
    const { email_key: emailKey, deletion_due_at } = account;
    const before = await transaction
      .selectFrom('erased_people')
      .select('erased_at')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (before !== undefined) return { emailKey, erasedAt: before.erased_at };
    if (deletion_due_at === null || deletion_due_at > now) return undefined;
    await transaction
      .insertInto('erased_people')
      .values({ user_id: userId, erased_at: now })
      .execute();
    return { emailKey, erasedAt: now };
  });
