/** What a free search shows and how far it reaches. Specification, sections 6 and 9. */
export const FREE_RESULTS_PER_SEARCH = 5;
export const FREE_RADIUS_MILES = 25;

/** How far a search on the Plus plan reaches. Specification, section 6. */
export const PLUS_RADIUS_MILES = 100;

/** A longer search text is refused: nobody types it, and each word costs a look-up. */
export const SEARCH_MAX_LENGTH = 200;
