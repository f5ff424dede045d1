/** Events that are kept of one family and day. What comes after is a program's, or counts no more. */
export const ACTIVITY_PER_DAY = 500;

/** Number of terms reported per search. */
export const SEARCH_TERMS_LIMIT = 12;
