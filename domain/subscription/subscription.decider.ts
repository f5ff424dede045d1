import { type Decider, reject } from '../kernel/decider.ts';
import { newsOf } from './news-of.ts';
import { evolvePlan, mayHaveTrial, NO_PLAN, type PlanState } from './plan-state.ts';
import type { Snapshot } from './snapshot.ts';
import type { Plan, Tier } from './subscription.constants.ts';
import { type SubscriptionEvent, subscriptionStream } from './subscription.events.ts';
import { liveSubscription } from './tier-at.ts';

export type SubscriptionCommand =
  /** Grants a gift, replacing any earlier one; `free` revokes it. */
  | {
      readonly command: 'set-tier';
      readonly tier: Tier;
      /** ISO date and time; null for a permanent gift. */
      readonly endsAt?: string | null;
      readonly givenBy?: string;
    }
  | {
      readonly command: 'start-checkout';
      readonly customerId: string;
      readonly plan: Plan;
      /** True if another account of the same mailbox has had a free trial. */
      readonly isTrialUsed: boolean;
    }
  | {
      readonly command: 'record-subscription';
      readonly snapshot: Snapshot;
      /** ISO date and time of the provider request, by our clock. */
      readonly asOf: string;
    };

export type SubscriptionRejection = 'AlreadySubscribed';

/**
 * A family's plan. Subscriptions live at the payment provider: the stream records what happened there, from
 * snapshots that may arrive twice, late, or in any order.
 */
export const subscriptionDecider: Decider<
  PlanState,
  SubscriptionCommand,
  SubscriptionEvent,
  SubscriptionRejection
> = {
  stream: subscriptionStream,
  initialState: NO_PLAN,
  evolve: evolvePlan,
  decide: (command, state) => {
    switch (command.command) {
      case 'set-tier': {
        const { tier, endsAt = null, givenBy = 'operator' } = command;
        const isSame =
          tier === (state.gift?.tier ?? 'free') && endsAt === (state.gift?.endsAt ?? null);
        return isSame ? [] : [{ type: 'TierSet', data: { tier, endsAt, givenBy } }];
      }
      case 'start-checkout': {
        const { customerId, plan, isTrialUsed } = command;
        if (liveSubscription(state) !== undefined) return reject('AlreadySubscribed');
        const isRefused = isTrialUsed && mayHaveTrial(state);
        return [
          ...(isRefused ? [{ type: 'TrialRefused', data: { usedBy: 'mailbox' } } as const] : []),
          { type: 'CheckoutStarted', data: { customerId, plan } },
        ];
      }
      case 'record-subscription': {
        const { snapshot, asOf } = command;
        const isForeign = snapshot.customerId !== state.customerId;
        const isStale = state.asOf !== null && Date.parse(asOf) < Date.parse(state.asOf);
        return isForeign || isStale ? [] : newsOf(state, { snapshot, asOf });
      }
    }
  },
};
