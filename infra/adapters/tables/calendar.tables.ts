import { integer, text, timestamp } from './column.ts';

/** How far the reminders of each calendar entry are planned. command-api writes this table. */
export const reminder_plans = {
  entry_id: text(),
  user_id: text(),
  /** Revision of the entry that was planned. */
  revision: integer(),
  planned_until: timestamp(),
};
