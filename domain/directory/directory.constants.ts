/** Results and radius of a free search. See docs/product-rules.md#what-a-search-shows. */
export const FREE_RESULTS_PER_SEARCH = 5;
export const FREE_RADIUS_MILES = 25;

/** Search radius on the Plus tier. See docs/product-rules.md#what-a-search-shows. */
export const PLUS_RADIUS_MILES = 100;

/** Listings of each kind shown if nothing is within reach. See docs/product-rules.md#nothing-within-reach. */
export const BEYOND_SHOWN = 5;

/**
 * Rounds a distance in miles for display, always with "about", since it is measured between the centers of
 * ZIP codes or cities. 0 means within about a mile, including the same ZIP code.
 */
export const aboutMiles = (miles: number): number => {
  if (miles < 0.75) return 0;
  return miles < FAR_MILES ? Math.round(miles) : Math.round(miles / 10) * 10;
};

/** Miles from which distances are rounded to tens. */
const FAR_MILES = 100;

/** Results per page on paid plans, and the maximum number of pages. */
export const RESULTS_PER_PAGE = 20;
export const MAX_PAGES = 50;

/** Maximum characters of a search text, since each word costs a lookup. */
export const SEARCH_MAX_LENGTH = 200;

export const LOCATION_MAX_LENGTH = 100;

/** Oldest searchable age in years, and the choice for all older ages. */
export const OLDEST_AGE = 21;
export const ADULT = 'adult';

/** Sort orders of a search. All but the first require a paid plan. */
export const SORTS = ['relevance', 'distance', 'name', 'verified'] as const;

/** Maximum matches counted for the filter choices. */
export const MAX_COUNTED = 1_000;

/** Neighbors on a provider's page, and their maximum distance. */
export const NEAREST_SHOWN = 5;
export const NEAREST_WITHIN_MILES = 25;

/** Provider pages per account and hour; far more than a family reads. */
export const PROVIDER_PAGES_PER_HOUR = 300;

/** Listings that a visitor is shown before there is an account. */
export const FIRST_LOOK_SHOWN = 3;

/** First looks of a network in 10 minutes: enough for a hospital's, and too few to copy the directory. */
export const FIRST_LOOKS_PER_NETWORK = 200;

/** Zoom levels of maps, from the whole country to a street. */
export const MAP_ZOOMS = { farthest: 3, nearest: 18 } as const;
