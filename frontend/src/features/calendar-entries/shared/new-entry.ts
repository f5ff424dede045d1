/** Name of the form of a new entry among drafts. */
export const NEW_ENTRY_FORM = 'calendar-entry';

/** Fragments of the calendar's address that open the form of a new task, and of a new appointment. */
export const NEW_TASK = 'new-task';

export const NEW_APPOINTMENT = 'new-appointment';
