import { VISITOR_MONTHS } from '@hearthway/domain/support/support.constants.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';

const EVERY_MS = 60 * 60_000;
const BATCH_SIZE = 100;

/**
 * Forgets the mailboxes of visitors who have not written for a year, with their keys and links. It can be
 * killed at any moment: the visitor's row goes last.
 */
export const forgetVisitorsJob = ({ database, mailer, clock }: CommandDependencies): Job => ({
  name: 'forget-visitors',
  everyMs: EVERY_MS,
  run: async () => {
    const old = await database
      .selectFrom('visitors')
      .select('user_id as userId')
      .where(
        'last_wrote_at',
        '<',
        sql<Date>`${clock()}::timestamptz - make_interval(months => ${VISITOR_MONTHS})`,
      )
      .orderBy('last_wrote_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const { userId } of old) {
      await mailer.forgetPerson(userId);
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('mails').where('user_id', '=', userId).execute();
        await transaction
          .deleteFrom('allowances')
          .where((where) =>
            where.or([where('key', '=', userId), where('key', 'like', `${userId}/%`)]),
          )
          .execute();
        await transaction.deleteFrom('visitors').where('user_id', '=', userId).execute();
      });
    }
    return { isMore: old.length === BATCH_SIZE };
  },
});
