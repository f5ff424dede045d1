import type { Migration } from 'kysely/migration';

/** Answers by mail: the addresses that they go to, and mails of strangers. */
export const inboundMail: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('reply_tokens')
      .addColumn('token_hash', 'bytea', (column) => column.primaryKey())
      .addColumn('thread_id', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('people.user_id').onDelete('cascade'),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    for (const column of ['thread_id', 'user_id', 'expires_at'])
      await database.schema
        .createIndex(`reply_tokens_${column}`)
        .on('reply_tokens')
        .column(column)
        .execute();

    await database.schema
      .createTable('quarantined_mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('mail_hash', 'bytea', (column) => column.notNull().unique())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('thread_id', 'text')
      .addColumn('user_id', 'text', (column) =>
        column.references('people.user_id').onDelete('cascade'),
      )
      .addColumn('content', 'bytea', (column) => column.notNull())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    for (const column of ['user_id', 'expires_at'])
      await database.schema
        .createIndex(`quarantined_mails_${column}`)
        .on('quarantined_mails')
        .column(column)
        .execute();
  },
};
