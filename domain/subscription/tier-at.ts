import { DAY_MS } from '../calendar/durations.constants.ts';
import type { HeldSubscription, PlanState } from './plan-state.ts';
import { FIRST_TIER, PAST_DUE_DAYS, TIERS, type Tier } from './subscription.constants.ts';

/**
 * Returns the tier at a moment: the higher of the paid and the gifted one. It expires without any event from
 * the payment provider: see docs/product-rules.md#late-payments.
 */
export const tierAt = (state: PlanState, now: Date): Tier => {
  const tiers = [giftAt(state, now)?.tier, paidAt(state, now)?.plan];
  return TIERS.findLast((tier) => tiers.includes(tier)) ?? FIRST_TIER;
};

/** Returns the gift in effect. */
export const giftAt = ({ gift }: PlanState, now: Date): PlanState['gift'] =>
  gift === null || gift.endsAt === null || now.getTime() < Date.parse(gift.endsAt) ? gift : null;

/** Returns the active subscription; of several, the latest to start. */
export const liveSubscription = ({ subscriptions }: PlanState): HeldSubscription | undefined =>
  subscriptions.findLast(({ endedAt }) => endedAt === null);

/** Returns the subscription that grants access; of several, the latest to start. */
const paidAt = ({ subscriptions }: PlanState, now: Date): HeldSubscription | undefined =>
  subscriptions.findLast(
    (each) => each.endedAt === null && now.getTime() < Date.parse(accessUntil(each)),
  );

/**
 * Returns the end of access if no more events arrive: the cancellation date, or else `PAST_DUE_DAYS` after
 * the end of the paid period. A trial without a payment ends as soon as its first payment fails.
 */
export const accessUntil = ({
  cancelsAt,
  paidUntil,
  failure,
  isStarted,
}: HeldSubscription): string => {
  const hasGrace = isStarted || failure === null;
  const graceEnd = Date.parse(paidUntil) + (hasGrace ? PAST_DUE_DAYS * DAY_MS : 0);
  const end = cancelsAt === null ? graceEnd : Math.min(Date.parse(cancelsAt), graceEnd);
  return new Date(end).toISOString();
};
