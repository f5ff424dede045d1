import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { LOG_DAYS } from '@hearthway/domain/legal/legal.constants.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';

/** Three months are enough to answer support questions. */
export const shortenLogJob = ({
  database,
  clock,
}: Pick<CommandDependencies, 'database' | 'clock'>): Job => ({
  name: 'shorten-log',
  everyMs: DAY_MS,
  run: async () => {
    await database
      .deleteFrom('operational_log')
      .where('occurred_at', '<', new Date(clock().getTime() - LOG_DAYS * DAY_MS))
      .execute();
    return { isMore: false };
  },
});
