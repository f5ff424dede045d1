import { hasEnded, householdDecider } from '@hearthway/domain/household/household.decider.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import type { FindHouseholdAccess } from '@hearthway/infra/adapters/household-access/household-subject.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Finds the access of a member by the log itself, so that a removal holds from the next command on. */
export const accessFinder =
  ({
    readState,
    database,
    clock,
  }: Pick<CommandDependencies, 'readState' | 'database' | 'clock'>): FindHouseholdAccess =>
  async ({ familyId, memberId }) => {
    const { members } = await readState(householdDecider, familyId);
    const member = members.get(memberId);
    const now = clock();
    if (member?.status !== 'active' || hasEnded(member.grant, now)) return undefined;
    const [plan, owner] = await Promise.all([
      readState(subscriptionDecider, familyId),
      database
        .selectFrom('accounts')
        .select('user_id')
        .where('user_id', '=', familyId)
        .executeTakeFirst(),
    ]);
    // A deleted account has no household.
    if (owner === undefined) return undefined;
    const { role, scopes } = member.grant;
    return { role, scopes, isReadOnly: tierAt(plan, now) === 'free' };
  };
