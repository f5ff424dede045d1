import type { HeldSubscription, PlanState } from '@hearthway/domain/subscription/plan-state.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { liveSubscription } from '@hearthway/domain/subscription/tier-at.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Far more than a family needs; each one costs calls to the provider. */
const PAYMENT_CALLS: Allowance = { name: 'payment-calls', most: 60, perMs: 10 * 60_000 };

export interface FamilyPlan {
  readonly payments: Payments;
  readonly state: PlanState;
}

/** Returns the recorded plan. Refuses if plans are not sold, and a family that asks too often. */
export const readPlan = async (
  { payments, database, clock, readState }: CommandDependencies,
  familyId: string,
): Promise<FamilyPlan> => {
  if (payments === undefined) throw refuse('PlansNotSold');
  await requireAllowance({ database, now: clock() }, PAYMENT_CALLS, familyId);
  return { payments, state: await readState(subscriptionDecider, familyId) };
};

export interface SubscribedFamily extends FamilyPlan {
  readonly customerId: string;
  readonly live: HeldSubscription;
}

/** Requires an active subscription; refuses otherwise. */
export const readSubscribed = async (
  dependencies: CommandDependencies,
  familyId: string,
): Promise<SubscribedFamily> => {
  const plan = await readPlan(dependencies, familyId);
  const { customerId } = plan.state;
  const live = liveSubscription(plan.state);
  if (customerId === null || live === undefined) throw refuse('NotSubscribed');
  return { ...plan, customerId, live };
};

/** Requires a plan that can be changed, which is paid at once: refuses while the last payment is open. */
export const readChangeable = async (
  dependencies: CommandDependencies,
  familyId: string,
): Promise<SubscribedFamily> => {
  const family = await readSubscribed(dependencies, familyId);
  if (family.live.cancelsAt !== null) throw refuse('CancellationScheduled');
  if (family.live.failure !== null) throw refuse('PlanNotPaid');
  return family;
};
