/** ISO days. Specification, section 2. */
export const PRIVACY_UPDATED = '2025-01-30';
export const TERMS_UPDATED = '2025-01-31';

/** How soon a question about one's rights is answered, and any other. Specification, section 9. */
export const RIGHTS_ANSWER_DAYS = 30;
export const INQUIRY_ANSWER_HOURS = 72;

/** In years. Specification, section 9. */
export const MINIMUM_AGE = 18;

/** We are liable for what was paid in so many months. Specification, section 9. */
export const LIABILITY_MONTHS = 12;

/** After so many days a backup is gone, and with it the last copy of what was deleted. */
export const BACKUP_DAYS = 30;

/** So long it is known what was refused to a family, and which mails it was sent. */
export const LOG_DAYS = 90;
