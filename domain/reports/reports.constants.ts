/** The longest period that a report is made for: ten years. */
export const PERIOD_LIMIT_DAYS = 3_653;
