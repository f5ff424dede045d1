import { type Plan, TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';

/**
 * A paid plan as it is offered to a family: `trial` and `subscribe` lead to the payment page. A plan
 * that is canceled or late is mended in the account before another is chosen.
 */
export type Offer = 'trial' | 'subscribe' | 'switch' | 'current' | 'given' | 'canceled' | 'late';

export const offerOf = ({ subscription, gift, hasTrialed }: PlanOfFamily, wanted: Plan): Offer => {
  if (subscription !== null) {
    if (subscription.plan === wanted) return 'current';
    if (subscription.failure !== null) return 'late';
    return subscription.cancelsAt === null ? 'switch' : 'canceled';
  }
  if (gift !== null && TIERS.indexOf(gift.tier) >= TIERS.indexOf(wanted)) return 'given';
  return hasTrialed ? 'subscribe' : 'trial';
};
