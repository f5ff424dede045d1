import { mayHaveTrial, NO_PLAN, type PlanState } from './plan-state.ts';
import type { PlanOfFamily, SubscriptionStatus } from './subscription.contract.ts';
import { accessUntil, giftAt, liveSubscription, tierAt } from './tier-at.ts';

/** Maximum payments shown to a family. */
const PAYMENTS_SHOWN = 24;

export const statusOf = (stored: PlanState | null, now: Date): SubscriptionStatus => {
  const state = stored ?? NO_PLAN;
  const tier = tierAt(state, now);
  const live = liveSubscription(state);
  const gift = giftAt(state, now);
  if (live === undefined || (gift?.tier === tier && live.plan !== tier))
    return { tier, status: 'active', expiresAt: gift?.endsAt ?? null };
  if (live.failure !== null) return { tier, status: 'past_due', expiresAt: accessUntil(live) };
  if (live.cancelsAt !== null) return { tier, status: 'canceled', expiresAt: accessUntil(live) };
  return { tier, status: 'active', expiresAt: live.paidUntil };
};

export const planOf = (stored: PlanState | null, now: Date): PlanOfFamily => {
  const state = stored ?? NO_PLAN;
  const live = liveSubscription(state);
  const gift = giftAt(state, now);
  return {
    ...statusOf(state, now),
    subscription:
      live === undefined
        ? null
        : {
            plan: live.plan,
            monthlyCents: live.monthlyCents,
            isTrial: !live.isStarted && live.failure === null,
            paidUntil: live.paidUntil,
            cancelsAt: live.cancelsAt,
            failure: live.failure && {
              amountCents: live.failure.amountCents,
              failedAt: live.failure.failedAt,
              nextTryAt: live.failure.nextTryAt,
              accessUntil: accessUntil(live),
            },
          },
    hasTrialed: !mayHaveTrial(state),
    gift: gift === null || gift.tier === 'free' ? null : { tier: gift.tier, endsAt: gift.endsAt },
    payments: state.payments
      .toReversed()
      .slice(0, PAYMENTS_SHOWN)
      .map(({ id, paidAt, plan, amountCents, refundedCents }) => ({
        id,
        paidAt,
        plan,
        amountCents,
        refundedCents,
      })),
  };
};
