/**
 * Days before today that a browser may add to an account. One fewer than the longest run that an
 * achievement asks for: the day that unlocks it is one that the server has seen.
 */
export const VISITOR_DAYS_LIMIT = 6;

/** Providers that a browser may name. */
export const VISITOR_VIEWS_LIMIT = 100;

/** After signing up. */
export const TAKE_OVER_HOURS = 24;
