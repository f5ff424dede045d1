import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { erase } from './erase.ts';

const EVERY_MS = 10_000;
const BATCH_SIZE = 20;

/** Erases accounts whose grace period is over. A failure for one does not stop the others. */
export const eraseAccountsJob = (dependencies: CommandDependencies): Job => ({
  name: 'erase-accounts',
  everyMs: EVERY_MS,
  run: async (signal) => {
    const { database, clock } = dependencies;
    const due = await database
      .selectFrom('accounts')
      .select('user_id')
      .where('deletion_due_at', '<=', clock())
      .orderBy('deletion_due_at')
      .limit(BATCH_SIZE)
      .execute();
    const failures: unknown[] = [];
    for (const { user_id } of due) {
      if (signal.aborted) break;
      await erase(dependencies, user_id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
    return { isMore: due.length === BATCH_SIZE };
  },
});
