import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { expireKeys } from '@hearthway/infra/adapters/privacy/expire.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from './jobs.ts';

/** Destroys keys whose retention period is over, which makes their data unreadable. */
export const expireKeysJob = ({
  database,
  clock,
}: Pick<CommandDependencies, 'database' | 'clock'>): Job => ({
  name: 'expire-keys',
  everyMs: DAY_MS,
  run: async () => {
    const { isMore } = await expireKeys({ database, now: clock() });
    return { isMore };
  },
});
