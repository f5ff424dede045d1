export const INBOX_PAGE_SIZE = 50;

/** Upper limit for counting waiting threads; beyond it, the inbox reports "more". */
export const MAX_COUNTED = 999;

/** Characters of an internal note on a thread. See docs/product-rules.md#support-inbox. */
export const THREAD_NOTE_MAX_LENGTH = 2_000;

/** Seconds without typing after which a staff member no longer counts as writing. */
export const WRITING_SECONDS = 10;

/** Statuses that the inbox can list. */
export const INBOX_STATUSES = ['waiting', 'answered', 'resolved'] as const;

export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** Placeholder for the caller's own id in the assignee filter. */
export const ASSIGNED_TO_ME = 'me';
export const ASSIGNED_TO_NONE = 'none';
