import type { Migration } from 'kysely/migration';

/** Mailboxes and cards that have had a free trial. They outlive the accounts. */
export const usedTrials: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('used_trials')
      .addColumn('mark', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};
