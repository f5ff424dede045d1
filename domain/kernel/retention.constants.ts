/**
 * How long personal data is kept when the account lives on, in months. docs/product-rules.md#retention. What
 * must go by its age is encrypted under a key of its person and month, and the key goes: the log
 * itself is never cut.
 */
export const RETENTION_MONTHS = { analytics: 24, 'support-chats': 12, billing: 84 } as const;

/** Between asking to delete an account and its end, in days. */
export const DELETION_GRACE_DAYS = 7;

/** Days for which a finished data export can be downloaded. */
export const EXPORT_DAYS = 7;

/** Minutes for which a mailed code is kept, and valid. See docs/product-rules.md#mailed-codes. */
export const CODE_MINUTES = 15;

/** Days for which the link in a mail opens its thread, once; and the browser after it. */
export const THREAD_LINK_DAYS = 30;

/** Hours during which a removed object, such as a child, can be restored. */
export const RESTORE_HOURS = 24;

/** Days for which changes of a household are listed, and can be undone. */
export const UNDO_DAYS = 30;

/** Days for which an invitation to a household can be accepted. */
export const INVITATION_DAYS = 7;
