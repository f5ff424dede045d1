/** Of a smaller group of families, a table tells only that it is one. */
export const SMALLEST_GROUP = 5;

/** Replaces the number of a group that is too small. */
export const SMALL_GROUP = `<${SMALLEST_GROUP}`;

/** All other counts are rounded to the nearest multiple of it. */
export const ROUNDED_TO = 5;

/** Replaces a number that is about the families of a small group, or a share of one. */
export const HIDDEN = 'hidden';

/** The longest period that a report is made for: ten years. */
export const PERIOD_LIMIT_DAYS = 3_653;
