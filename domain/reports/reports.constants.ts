/** Smaller groups of families are suppressed. */
export const SMALLEST_GROUP = 5;

/** Replaces the number of a group that is too small. */
export const SMALL_GROUP = `<${SMALLEST_GROUP}`;

/** Replaces a number that would reveal a small group. */
export const HIDDEN = 'hidden';

/** The longest period that a report is made for: ten years. */
export const PERIOD_LIMIT_DAYS = 3_653;
