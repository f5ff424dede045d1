import { FIRST_TIER, TIERS, type Tier } from '../../subscription/subscription.constants.ts';
import type { Measure } from './family-log.ts';
import type { ReportEvent } from './report.ts';

/** Of the measures by which a log remembers on which plan a family was. */
const TIER = 'tier';

/** A plan that is no more, or not known yet, is free: nothing is paid for it. */
const tierOf = (name: unknown): Tier => TIERS.find((tier) => tier === name) ?? FIRST_TIER;

/** Of a `TierSet`, and of an erasure, which ends what was paid for. */
export const tierMeasureOf = ({ type, data }: ReportEvent): Measure =>
  `${TIER} ${type === 'TierSet' ? tierOf(data['tier']) : FIRST_TIER}`;

export interface TierVisit {
  readonly kind: string;
  readonly what: string;
  readonly day: number;
  /** Differs from `tier` when this is what changed it. */
  readonly before: Tier;
  readonly tier: Tier;
}

/**
 * Follows a family through its plans: says on which it was when each of its measures came. No plan
 * begins before the one that it replaces, whatever the clocks of two servers say.
 */
export const followTier = (
  visit: (options: TierVisit) => void,
): ((kind: string, what: string, day: number) => void) => {
  let tier = FIRST_TIER;
  let since = -Infinity;
  return (kind, what, day) => {
    if (kind !== TIER) return visit({ kind, what, day, before: tier, tier });
    const before = tier;
    tier = tierOf(what);
    since = Math.max(since, day);
    visit({ kind, what, day: since, before, tier });
  };
};
