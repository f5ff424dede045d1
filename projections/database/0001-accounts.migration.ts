import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts and sessions: operational rows, which no event carries. */
export const accounts: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('accounts')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().check(sql`user_id ~ '^[0-9a-f]{32}$'`),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      // In this form it is unique: two ways of writing one address are one account.
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      // Null while the e-mail is only reserved: until AccountRegistered is in the log.
      .addColumn('registered_at', 'timestamptz')
      // The reservation expires then, and frees the e-mail.
      .addColumn('reserved_until', 'timestamptz')
      // Id of the request that reserved it, so that a retry is recognized.
      .addColumn('command_id', 'text')
      .execute();
    await database.schema
      .createIndex('accounts_never_registered')
      .on('accounts')
      .column('reserved_until')
      .where(sql<boolean>`registered_at is null`)
      .execute();
    await database.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'bytea', (column) => column.notNull().unique())
      // Null for an API session, whose bearer token works alone.
      .addColumn('cookie_hash', 'bytea')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('sessions_of_a_user')
      .on('sessions')
      .column('user_id')
      .execute();
    // A trigger notifies open pages of any end of a session, including by deletion of the account.
    await sql`create function tell_session_ended() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session_ended', old.id);
        return null;
      end $$`.execute(database);
    await sql`create trigger session_ended after delete on sessions
      for each row execute function tell_session_ended()`.execute(database);
  },
};
