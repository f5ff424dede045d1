import type { Decider } from '../kernel/decider.ts';
import { FIRST_TIER, type Tier } from './subscription.constants.ts';
import { type SubscriptionEvent, subscriptionStream } from './subscription.events.ts';

/** A stub: a family has the tier that the operator gave it, until families can subscribe. */
export const subscriptionDecider: Decider<
  Tier,
  { readonly command: 'set-tier'; readonly tier: Tier },
  SubscriptionEvent,
  never
> = {
  stream: subscriptionStream,
  initialState: FIRST_TIER,
  evolve: (_before, { data }) => data.tier,
  decide: ({ tier }, current) => (tier === current ? [] : [{ type: 'TierSet', data: { tier } }]),
};
