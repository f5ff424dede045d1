import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { receiptCodeOf } from '@hearthway/infra/adapters/account/receipt-code.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { processContext } from '../commands/process-context.ts';
import { accepted } from '../commands/send-position.ts';
import { leaveHouseholds } from '../household/leave-households.ts';
import { mailboxKeyOf } from '../mail/mailbox-allowance.ts';
import { endPlanOf, forgetPlanInTime } from '../subscription-payments/leave-with-account.ts';

/**
 * Erases an account whose deletion is due. If interrupted, the next call continues: the account itself is
 * deleted last.
 *
 * The database records the erasure first, which makes it irrevocable and tells projections before the log
 * does. Then come the erasure list, which outlives a restored backup, the plan at the payment provider, and
 * the log.
 */
export const erase = async (dependencies: CommandDependencies, userId: string): Promise<void> => {
  const { handle, database, privacy, mails, mailer, erasureList } = dependencies;
  const erasing = await decideErasure(dependencies, userId);
  if (erasing === undefined) return;
  const { emailKey, erasedAt, isRestored } = erasing;
  await erasureList.add({ userId, erasedAt });
  // The plan of a restored account ended with the first erasure.
  if (!isRestored) await endPlanOf(dependencies, userId);
  await forgetPlanInTime(dependencies, userId);
  await leaveHouseholds(dependencies, userId);
  accepted(
    await handle(accountDecider, {
      id: userId,
      command: { command: 'erase' },
      context: processContext(dependencies, { userId, actor: 'erasure' }),
    }),
  );
  // Deletes from the queue before the outbox, so that a mail being sent finds its row gone and cleans up.
  await mails.forgetPerson({ userId, emailKey });
  await mailer.forgetPerson(userId);
  const user = await readUser({ database, privacy }, userId);
  const mailbox = user && (await mailboxKeyOf(privacy, user.email));
  const allowanceKeys = [userId, emailKey, ...(mailbox === undefined ? [] : [mailbox])];
  await database.transaction().execute(async (transaction) => {
    await mails.forgetPerson({ userId, emailKey }, transaction);
    for (const table of ['mailed_codes', 'sign_in_tries'] as const)
      await transaction.deleteFrom(table).where('email_key', '=', emailKey).execute();
    await transaction
      .deleteFrom('allowances')
      .where((where) =>
        where.or([
          where('key', 'in', allowanceKeys),
          where('key', 'like', `${emailKey}/%`),
          where('key', 'like', `${userId}/%`),
        ]),
      )
      .execute();
    // Saved report folds hold user ids. The next run of a report computes them again.
    await transaction.deleteFrom('report_states').execute();
    // Deletes sessions, keys and all other rows of the account by cascade.
    const gone = await transaction
      .deleteFrom('accounts')
      .where('user_id', '=', userId)
      .returning(['language', 'deletion_due_at'])
      .executeTakeFirst();
    await transaction
      .updateTable('erased_people')
      .set({ finished_at: sql<Date>`now()`, scrubbed_at: null })
      .where('user_id', '=', userId)
      .execute();
    // The holder of a restored account was notified at the first erasure.
    if (!gone?.deletion_due_at || user === undefined) return;
    const details = { address: user.email, receipt: await receiptCodeOf(privacy, userId) };
    const toNobody = { emailKey: null, userId: null, language: gone.language };
    await mails.post({ kind: 'account-erased', ...toNobody, details }, transaction);
  });
};

interface Erasing {
  readonly emailKey: string;
  readonly erasedAt: Date;
  /** True if the account was erased before and came back with an older backup. */
  readonly isRestored: boolean;
}

/**
 * Marks the erasure as irrevocable. Returns undefined if the account is gone or its deletion was canceled.
 */
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
    const isRestored = deletion_due_at === null;
    if (before !== undefined) return { emailKey, erasedAt: before.erased_at, isRestored };
    if (deletion_due_at === null || deletion_due_at > now) return undefined;
    await transaction
      .insertInto('erased_people')
      .values({ user_id: userId, erased_at: now })
      .execute();
    return { emailKey, erasedAt: now, isRestored: false };
  });
