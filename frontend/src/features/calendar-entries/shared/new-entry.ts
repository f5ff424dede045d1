/** Name of the form of a new entry among drafts. */
export const NEW_ENTRY_FORM = 'calendar-entry';

/** Fragment of the calendar's address that opens the form of a new task. */
export const NEW_TASK = 'new-task';
