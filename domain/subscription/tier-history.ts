import type { Measure } from '../reports/family-log.ts';
import type { ReportEvent } from '../reports/report.ts';
import { FIRST_TIER, TIERS, type Tier } from './subscription.constants.ts';

/** Kind of the measures that hold a family's plan, such as `tier plus`. */
const TIER = 'tier';

/** A retired or unknown plan counts as free, since it brings no revenue. */
export const tierOf = (name: unknown): Tier => TIERS.find((tier) => tier === name) ?? FIRST_TIER;

/** The measure of a `TierSet`, and of an erasure, which ends a paid plan. */
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
 * Follows a family through its plans: calls `visit` with the plan at each of its measures. No plan
 * begins before its predecessor, even if the clocks of two servers differ.
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
