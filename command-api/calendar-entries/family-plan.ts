import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { tierAt } from '@hearthway/domain/subscription/tier-at.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

interface Family {
  readonly familyId: string;
  readonly now: Date;
}

/** Refuses without the Family plan, of which the calendar is a part. */
export const requireFamilyPlan = async (
  { readState }: Pick<CommandDependencies, 'readState'>,
  { familyId, now }: Family,
): Promise<void> => {
  const plan = await readState(subscriptionDecider, familyId);
  if (tierAt(plan, now) !== 'family') throw refuse('CalendarNeedsFamily');
};
