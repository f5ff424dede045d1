/**
 * Days before today that a browser may add to an account: far fewer than the run that an achievement asks
 * for, since a browser may say anything.
 */
export const VISITOR_DAYS_LIMIT = 2;

/**
 * Providers that are believed of those that a browser names. They complete a common achievement, and none
 * that is rarer.
 */
export const VISITOR_VIEWS_BELIEVED = 5;

/** Providers that a browser may name. */
export const VISITOR_VIEWS_LIMIT = 100;

/** After signing up. */
export const TAKE_OVER_HOURS = 24;
