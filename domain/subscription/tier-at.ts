import { DAY_MS } from '../calendar/durations.constants.ts';
import type { HeldSubscription, PlanState } from './plan-state.ts';
import { FIRST_TIER, PAST_DUE_DAYS, TIERS, type Tier } from './subscription.constants.ts';

/**
 * The tier at a moment: the higher of what is paid for and what was given. It needs no news of the
 * payment provider to end: see docs/product-rules.md#late-payments.
 */
export const tierAt = (state: PlanState, now: Date): Tier => {
  const tiers = [giftAt(state, now)?.tier, paidAt(state, now)?.plan];
  return TIERS.findLast((tier) => tiers.includes(tier)) ?? FIRST_TIER;
};

/** The gift that holds. */
export const giftAt = ({ gift }: PlanState, now: Date): PlanState['gift'] =>
  gift === null || gift.endsAt === null || now.getTime() < Date.parse(gift.endsAt) ? gift : null;

/** The subscription that runs; of several, the one that began last. */
export const liveSubscription = ({ subscriptions }: PlanState): HeldSubscription | undefined =>
  subscriptions.findLast(({ endedAt }) => endedAt === null);

/** The one that gives access: of several, the one that began last. */
const paidAt = ({ subscriptions }: PlanState, now: Date): HeldSubscription | undefined =>
  subscriptions.findLast(
    (each) => each.endedAt === null && now.getTime() < Date.parse(accessUntil(each)),
  );

/**
 * When access ends unless there is news: when the cancellation takes effect, and otherwise
 * `PAST_DUE_DAYS` after the end of what is paid. A trial that nothing was paid after ends as soon as its
 * payment has failed.
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
