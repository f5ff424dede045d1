/** Groups of fewer families are not told. */
export const SMALLEST_GROUP = 5;

/** Stands in a column of numbers for a group that is too small. */
export const SMALL_GROUP = `<${SMALLEST_GROUP}`;

/** Stands for a number that would give away one that is too small. */
export const HIDDEN = 'hidden';

/** The longest period that a report is made for: ten years. */
export const PERIOD_LIMIT_DAYS = 3_653;
