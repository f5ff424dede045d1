import { NO_PLAN, type PlanState } from './plan-state.ts';
import type { Tier } from './subscription.constants.ts';

/** State of a family with a permanent gift of this tier. */
export const planGiven = (tier: Tier): PlanState => ({
  ...NO_PLAN,
  gift: tier === 'free' ? null : { tier, endsAt: null },
});
