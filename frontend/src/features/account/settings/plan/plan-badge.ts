import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';

export type PlanBadge = 'failed' | 'canceled' | 'active' | 'free';

/** See docs/product-rules.md#tiers. */
export const badgeOf = ({ status, tier }: Pick<PlanOfFamily, 'status' | 'tier'>): PlanBadge => {
  switch (status) {
    case 'past_due':
      return 'failed';
    case 'canceled':
      return 'canceled';
    case 'active':
      return tier === 'free' ? 'free' : 'active';
  }
};
