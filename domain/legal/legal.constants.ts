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

/** Days after which a backup is deleted, and with it the last copy of erased data. */
export const BACKUP_DAYS = 30;

/** Days for which refusals and sent mails are kept. */
export const LOG_DAYS = 90;
