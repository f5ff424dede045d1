import type { Migration } from 'kysely/migration';

/** How far the reminders of each calendar entry are planned. */
export const reminderPlans: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('reminder_plans')
      .addColumn('entry_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('people.user_id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('planned_until', 'timestamptz', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('reminder_plans_user_id')
      .on('reminder_plans')
      .column('user_id')
      .execute();
  },
};
