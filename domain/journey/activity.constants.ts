/** Maximum events stored per family and day. Only a program produces more. */
export const ACTIVITY_PER_DAY = 500;

/** Number of terms reported per search. */
export const SEARCH_TERMS_LIMIT = 12;
