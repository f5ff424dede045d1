import type { Migration } from 'kysely/migration';

/** Alerts of a crisis that go to staff by mail and to the operator's webhook, each once. */
export const staffNotices: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('staff_notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('people.user_id').onDelete('cascade'),
      )
      .addColumn('alert_id', 'text', (column) => column.notNull())
      .addColumn('addressed_to', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('due_at', 'timestamptz')
      .addColumn('mailed_at', 'timestamptz')
      .addColumn('answered_at', 'timestamptz')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ['user_id', 'due_at'])
      await database.schema
        .createIndex(`staff_notices_${column}`)
        .on('staff_notices')
        .column(column)
        .execute();
  },
};
