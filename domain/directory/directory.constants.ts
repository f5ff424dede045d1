/** Results and reach of a free search. See docs/product-rules.md#what-a-search-shows. */
export const FREE_RESULTS_PER_SEARCH = 5;
export const FREE_RADIUS_MILES = 25;

/** Reach of a search on the Plus tier. See docs/product-rules.md#what-a-search-shows. */
export const PLUS_RADIUS_MILES = 100;

/** Listings of each kind where nothing is within reach. See docs/product-rules.md#nothing-within-reach. */
export const BEYOND_SHOWN = 5;

/**
 * A distance in miles, rounded as it is told, always with "about": it is measured from the middle of one
 * ZIP code or city to another. 0 is within about a mile, the same ZIP code included.
 */
export const aboutMiles = (miles: number): number => {
  if (miles < 0.75) return 0;
  return miles < FAR_MILES ? Math.round(miles) : Math.round(miles / 10) * 10;
};

/** Longer distances are rounded to tens. */
const FAR_MILES = 100;

/** Results per page on the paid plans, and the number of pages. */
export const RESULTS_PER_PAGE = 20;
export const MAX_PAGES = 50;

/** Limit of a search text: each word costs a look-up. */
export const SEARCH_MAX_LENGTH = 200;

/** Limit of a typed place. */
export const LOCATION_MAX_LENGTH = 100;

/** The oldest age in years that can be searched, and the choice for all older ages. */
export const OLDEST_AGE = 21;
export const ADULT = 'adult';

/** The orders of a search. Those but the first need a paid plan. */
export const SORTS = ['relevance', 'distance', 'name', 'verified'] as const;

/** Matches among which the filter choices are counted. */
export const MAX_COUNTED = 1_000;

/** Neighbors on a provider's own page, and their maximum distance. */
export const NEAREST_SHOWN = 5;
export const NEAREST_WITHIN_MILES = 25;

/** Provider pages that one account may open in an hour; far more than a family reads. */
export const PROVIDER_PAGES_PER_HOUR = 300;

/** Zoom levels of maps: from all of the country to a street. */
export const MAP_ZOOMS = { farthest: 3, nearest: 18 } as const;
