/**
 * Maximum days before today that a browser may add to an account. Unverified, so far below the streak that an
 * achievement requires.
 */
export const VISITOR_DAYS_LIMIT = 2;

/**
 * Maximum unverified provider views accepted from a browser. Enough for a common achievement, not for a rare
 * one.
 */
export const VISITOR_VIEWS_BELIEVED = 5;

/** Maximum providers in a request. */
export const VISITOR_VIEWS_LIMIT = 100;

/** Hours after sign-up. */
export const TAKE_OVER_HOURS = 24;
