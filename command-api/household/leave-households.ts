import { householdDecider } from '@hearthway/domain/household/household.decider.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { processContext } from '../commands/process-context.ts';

/**
 * Makes an account that is being erased leave the households of other families. Idempotent. It is no policy,
 * since events of erased people have no consequences.
 */
export const leaveHouseholds = async (
  dependencies: Pick<CommandDependencies, 'handle' | 'database' | 'clock' | 'newId'>,
  memberId: string,
): Promise<void> => {
  const { handle, database, clock } = dependencies;
  const memberships = await database
    .selectFrom('memberships')
    .select('user_id')
    .where('member_id', '=', memberId)
    .where('status', '<>', 'gone')
    .execute();
  for (const { user_id: familyId } of memberships)
    await handle(householdDecider, {
      id: familyId,
      command: { command: 'leave', memberId, familyId, now: clock() },
      context: processContext(dependencies, { userId: familyId, actor: 'erasure' }),
    });
};
