import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { VISITOR_MONTHS } from '@hearthway/domain/support/support.constants.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetVisitor } from './forget-visitor.ts';

const EVERY_MS = HOUR_MS;
const BATCH_SIZE = 100;

/** Deletes the mailboxes of visitors who have not written for a year. */
export const forgetVisitorsJob = (dependencies: CommandDependencies): Job => ({
  name: 'forget-visitors',
  everyMs: EVERY_MS,
  run: async () => {
    const { database, clock } = dependencies;
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
    for (const { userId } of old) await forgetVisitor(dependencies, userId);
    return { isMore: old.length === BATCH_SIZE };
  },
});
