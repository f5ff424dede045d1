/** Results and reach of a free search. See docs/product-rules.md#what-a-search-shows. */
export const FREE_RESULTS_PER_SEARCH = 5;
export const FREE_RADIUS_MILES = 25;

/** Reach of a search on the Plus tier. See docs/product-rules.md#what-a-search-shows. */
export const PLUS_RADIUS_MILES = 100;

/** What a page of a search holds on the paid plans, and how many pages can be read. */
export const RESULTS_PER_PAGE = 20;
export const MOST_PAGES = 50;

/** A longer search text is refused: nobody types it, and each word costs a look-up. */
export const SEARCH_MAX_LENGTH = 200;

/** The ages that a listing can be asked for, in years, and everybody older. */
export const OLDEST_AGE = 21;
export const ADULT = 'adult';

/** The orders of a search. Those but the first need a paid plan. */
export const SORTS = ['relevance', 'distance', 'name', 'verified'] as const;

/** How many matches the choices of the filters are counted among. */
export const MOST_COUNTED = 1_000;

/** What a provider's own page shows of others, and how near they are. */
export const NEAREST_SHOWN = 5;
export const NEAREST_WITHIN_MILES = 25;

/** How many providers' own pages one account may open in an hour: no family reads so many. */
export const PROVIDER_PAGES_PER_HOUR = 300;

/** How near a map can be looked at: from all of the country to a street. */
export const MAP_ZOOMS = { farthest: 3, nearest: 18 } as const;
