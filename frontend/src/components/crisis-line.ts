/** 988 Suicide & Crisis Lifeline (988lifeline.org): free, around the clock, throughout the US. */
export const CRISIS_CALL = 'tel:988';
export const CRISIS_TEXT = 'sms:988';
