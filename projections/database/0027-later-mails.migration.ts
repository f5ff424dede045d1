import type { Migration } from 'kysely/migration';

/** Mails that are posted long before they are due, such as reminders. */
export const laterMails: Migration = {
  up: async (database) => {
    await database.schema.alterTable('mails').addColumn('send_at', 'timestamptz').execute();
  },
};
