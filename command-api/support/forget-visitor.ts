import type { CommandDependencies } from '../commands/dependencies.ts';

/**
 * Deletes the mailbox of a visitor, with its keys and links. Safe to kill at any moment: the list that
 * outlives a restored backup comes first, and the visitor's row goes last.
 */
export const forgetVisitor = async (
  { database, mailer, erasureList, clock }: CommandDependencies,
  userId: string,
): Promise<void> => {
  await erasureList.add({ userId, erasedAt: clock(), isVisitor: true });
  await mailer.forgetPerson(userId);
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('mails').where('user_id', '=', userId).execute();
    await transaction
      .deleteFrom('allowances')
      .where((where) => where.or([where('key', '=', userId), where('key', 'like', `${userId}/%`)]))
      .execute();
    await transaction.deleteFrom('visitors').where('user_id', '=', userId).execute();
  });
};

/** Deletes the visitors that an older backup has restored. Runs before requests are served. */
export const forgetVisitorsAgain = async (dependencies: CommandDependencies): Promise<void> => {
  const { database, erasureList } = dependencies;
  const listed = (await erasureList.read()).flatMap(({ userId, isVisitor = false }) =>
    isVisitor ? [userId] : [],
  );
  if (listed.length === 0) return;
  const back = await database
    .selectFrom('visitors')
    .select('user_id as userId')
    .where('user_id', 'in', listed)
    .execute();
  for (const { userId } of back) await forgetVisitor(dependencies, userId);
};
