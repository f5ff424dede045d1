import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';

/** How long before its end a plan is spoken of. */
const NOTICE_MS = 14 * DAY_MS;

/** News of a plan that a family has to know, with the day of its end. */
export interface PlanNews {
  readonly kind: 'failed' | 'trial' | 'ends';
  /** ISO date and time. */
  readonly at: string;
}

/** A plan that goes on is no news: its next payment is no end. */
export const newsOf = ({ subscription, gift }: PlanOfFamily, now: number): PlanNews | undefined => {
  const isSoon = (time: string): boolean => {
    const left = Date.parse(time) - now;
    return left >= 0 && left <= NOTICE_MS;
  };
  if (subscription?.failure) return { kind: 'failed', at: subscription.failure.accessUntil };
  if (subscription?.cancelsAt)
    return isSoon(subscription.cancelsAt)
      ? { kind: 'ends', at: subscription.cancelsAt }
      : undefined;
  if (subscription?.isTrial)
    return isSoon(subscription.paidUntil)
      ? { kind: 'trial', at: subscription.paidUntil }
      : undefined;
  if (subscription === null && gift?.endsAt)
    return isSoon(gift.endsAt) ? { kind: 'ends', at: gift.endsAt } : undefined;
  return undefined;
};
