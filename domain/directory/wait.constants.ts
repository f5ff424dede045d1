/** Families in one batch of a told wait, and so the fewest from which a wait is told. */
export const WAIT_BATCH = 5;

/**
 * Waits that are told, in months, each for a range of days: few, so that the telling says little of one
 * family. 0 is less than a month, and the last has no end.
 */
export const WAIT_MONTHS = [0, 1, 3, 6, 12, 18] as const;

/** Choices of the filter: the longest wait in months. */
export const WAIT_LIMITS = ['1', '3', '6', '12'] as const;

/** Days after its last first visit for which a batch of waits is told: two years. */
export const WAIT_COUNTS_DAYS = 730;

/** First visits of a family that count in a week. */
export const WAITS_PER_WEEK = 3;

/** Age in days of an account whose waits count, so that a burst of new ones moves nothing soon. */
export const WAIT_ACCOUNT_DAYS = 30;
