/** The 988 Suicide & Crisis Lifeline (988lifeline.org): free, day and night, in all of the US. */
export const CRISIS_CALL = 'tel:988';
export const CRISIS_TEXT = 'sms:988';
