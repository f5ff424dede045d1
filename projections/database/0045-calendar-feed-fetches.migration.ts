import type { Migration } from 'kysely/migration';

/** When other calendars last fetched a person's feeds, and how often: they ask too often for events. */
export const calendarFeedFetches: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('calendar_feed_fetches')
      .addColumn('feed_id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('fetched_at', 'timestamptz', (column) => column.notNull())
      .addColumn('fetches', 'integer', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('calendar_feed_fetches_user')
      .on('calendar_feed_fetches')
      .column('user_id')
      .execute();
  },
};
