import {
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
  MAX_PAGES,
  PLUS_RADIUS_MILES,
  RESULTS_PER_PAGE,
} from '@hearthway/domain/directory/directory.constants.ts';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';

export interface Limits {
  readonly perPage: number;
  readonly pages: number;
  /** Null for no limit. */
  readonly radiusMiles: number | null;
  /** Allows filters, sorting, paging and the map. */
  readonly hasTools: boolean;
}

/** See docs/product-rules.md#what-a-search-shows. */
export const LIMITS: Readonly<Record<Tier, Limits>> = {
  free: {
    perPage: FREE_RESULTS_PER_SEARCH,
    pages: 1,
    radiusMiles: FREE_RADIUS_MILES,
    hasTools: false,
  },
  plus: {
    perPage: RESULTS_PER_PAGE,
    pages: MAX_PAGES,
    radiusMiles: PLUS_RADIUS_MILES,
    hasTools: true,
  },
  family: { perPage: RESULTS_PER_PAGE, pages: MAX_PAGES, radiusMiles: null, hasTools: true },
};

export const radiusWithin = (
  { radiusMiles }: Limits,
  requested: string | undefined,
): number | null => {
  const wanted = requested ? Number(requested) : null;
  if (wanted === null || radiusMiles === null) return wanted ?? radiusMiles;
  return Math.min(wanted, radiusMiles);
};
