import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import type { Act } from '../reports/family-log.ts';
import type { ReportEvent } from '../reports/report.ts';
import { FIRST_TIER, TIERS, type Tier } from './subscription.constants.ts';

/** Event types that change a family's plan. */
export const PLAN_TYPES: readonly string[] = [
  'TierSet',
  'TrialStarted',
  'SubscriptionStarted',
  'PlanChanged',
  'SubscriptionEnded',
];

/** Counts a retired or unknown plan as free, since it brings no revenue. */
const tierOf = (name: unknown): Tier => TIERS.find((tier) => tier === name) ?? FIRST_TIER;

const GIFT = 'gift';
const TRIAL = 'trial';
const PAID = 'paid';
const CHANGED = 'changed';
const ENDED = 'ended';

const KINDS: readonly string[] = [GIFT, TRIAL, PAID, CHANGED, ENDED];

/**
 * Returns the plan change in an event of `PLAN_TYPES`, or in an erasure, which ends a plan. Null if the older
 * of two subscriptions ended, since the newer one continues.
 */
export const planActOf = ({ type, data }: Pick<ReportEvent, 'type' | 'data'>): Act | null => {
  switch (type) {
    case 'TierSet':
      return `${GIFT} ${tierOf(data['tier'])} ${lastDayOf(data['endsAt'])}`;
    case 'TrialStarted':
      return `${TRIAL} ${tierOf(data['plan'])}`;
    case 'SubscriptionStarted':
      return `${PAID} ${tierOf(data['plan'])}`;
    case 'PlanChanged':
      return `${CHANGED} ${tierOf(data['plan'])}`;
    case 'SubscriptionEnded':
      return data['reason'] === 'duplicate' ? null : `${ENDED} ${String(data['reason'])}`;
    default:
      return `${ENDED} account-deleted`;
  }
};

/** A gift is valid through its last day. */
const lastDayOf = (time: unknown): string =>
  typeof time === 'string' ? dayNameOf(dayNumberOf(time)) : '';

/** Group of families that announced their departure; the reason is appended. */
export const LEAVING = 'leaving';
export const NO_REASON = 'none';

/** Plans of a family around one change. */
export interface PlanVisit {
  readonly kind: string;
  readonly what: string;
  readonly day: number;
  /** Paid tier. `free` during a trial or a gift. */
  readonly paid: Tier;
  /** Paid tier before this change. */
  readonly paidBefore: Tier;
  /** Effective tier: the highest of paid, trial and gift. */
  readonly tier: Tier;
}

/**
 * Walks through a family's plan changes and calls `visit` for each. Times never go backwards, even if the
 * clocks of two servers differ.
 */
export const followPlans = (
  visit: (visited: PlanVisit) => void,
): ((kind: string, what: string, day: number) => void) => {
  let paid = FIRST_TIER;
  let held = FIRST_TIER;
  let gift = FIRST_TIER;
  let giftUntil = Infinity;
  let since = -Infinity;
  const tierOn = (day: number): Tier => {
    const tiers = [held, day <= giftUntil ? gift : FIRST_TIER];
    return TIERS.findLast((tier) => tiers.includes(tier)) ?? FIRST_TIER;
  };
  return (kind, what, day) => {
    if (!KINDS.includes(kind))
      return visit({ kind, what, day, paidBefore: paid, paid, tier: tierOn(day) });
    const paidBefore = paid;
    switch (kind) {
      case GIFT: {
        const [name, until = ''] = what.split(' ');
        gift = tierOf(name);
        giftUntil = until === '' ? Infinity : dayNumberOf(until);
        break;
      }
      case TRIAL:
        held = tierOf(what);
        break;
      case PAID:
        held = tierOf(what);
        paid = held;
        break;
      case CHANGED:
        if (held !== FIRST_TIER) held = tierOf(what);
        if (paid !== FIRST_TIER) paid = tierOf(what);
        break;
      default:
        held = FIRST_TIER;
        paid = FIRST_TIER;
    }
    since = Math.max(since, day);
    visit({ kind, what, day: since, paidBefore, paid, tier: tierOn(since) });
  };
};
