import type { Migration } from 'kysely/migration';

/** What happened to families and never became an event, such as a sign-in that failed. */
export const operationalLog: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('operational_log')
      .addColumn('id', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('detail', 'jsonb', (column) => column.notNull())
      .addColumn('occurred_at', 'timestamptz', (column) => column.notNull())
      // Read a family at a time, the newest first.
      .addPrimaryKeyConstraint('operational_log_pkey', ['user_id', 'id'])
      .execute();
    // What is old goes.
    await database.schema
      .createIndex('operational_log_by_time')
      .on('operational_log')
      .column('occurred_at')
      .execute();
  },
};
