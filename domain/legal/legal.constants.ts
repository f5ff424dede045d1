/** ISO days. See docs/product-rules.md#policies. */
export const PRIVACY_UPDATED = '2025-01-30';
export const TERMS_UPDATED = '2025-01-31';

/** Time to answer requests about privacy rights, and other inquiries. See docs/product-rules.md#policies. */
export const RIGHTS_ANSWER_DAYS = 30;
export const INQUIRY_ANSWER_HOURS = 72;

/** In years. See docs/product-rules.md#policies. */
export const MINIMUM_AGE = 18;

/** Liability covers the payments of this many months. See docs/product-rules.md#policies. */
export const LIABILITY_MONTHS = 12;

/** After so many days a backup is gone, and with it the last copy of what was deleted. */
export const BACKUP_DAYS = 30;

/** So long it is known what was refused to a family, and which mails it was sent. */
export const LOG_DAYS = 90;
