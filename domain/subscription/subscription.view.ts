import type { Recorded, View } from '../kernel/view.ts';
import type { Tier } from './subscription.constants.ts';
import type { SubscriptionEvent } from './subscription.events.ts';

/** The tier that a family is on. */
export const subscriptionView: View<Tier, Recorded<SubscriptionEvent>> = {
  evolve: (_before, { data }) => data.tier,
};
