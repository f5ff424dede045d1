/** Threads on a page of the inbox. */
export const INBOX_PAGE_SIZE = 50;

/** Threads that wait are counted up to here; beyond it, the inbox says that there are more. */
export const MAX_COUNTED = 999;

/** Characters of an internal note on a thread. See docs/product-rules.md#support-inbox. */
export const THREAD_NOTE_MAX_LENGTH = 2_000;

/** A member of staff who has typed nothing for this long no longer counts as writing. */
export const WRITING_SECONDS = 10;

/** Threads that the inbox lists together. */
export const INBOX_STATUSES = ['waiting', 'answered', 'resolved'] as const;

export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** In place of a member of staff in the filter by assignee. */
export const ASSIGNED_TO_ME = 'me';
export const ASSIGNED_TO_NONE = 'none';
