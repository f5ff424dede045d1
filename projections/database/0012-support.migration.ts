import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables and indexes for support: the operational log, and the search for families. */
export const support: Migration = {
  up: async (database) => {
    // Records of families that are no events, such as a failed sign-in.
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
    // A jump to a date.
    await database.schema
      .createIndex('operational_log_of_family_by_time')
      .on('operational_log')
      .columns(['user_id', 'occurred_at'])
      .execute();
    // For the distinct sentences of a family's log, which are searched.
    await database.schema
      .createIndex('operational_log_said')
      .on('operational_log')
      .columns(['user_id', 'kind', 'detail'])
      .execute();
    // For deleting old lines.
    await database.schema
      .createIndex('operational_log_by_time')
      .on('operational_log')
      .column('occurred_at')
      .execute();

    await database.schema
      .alterTable('accounts')
      // In a session that is over.
      .addColumn('last_seen_at', 'timestamptz')
      .execute();
    // Fires for any end of a session. Skips the update instead of waiting for a concurrent change
    // of the account, which may itself wait for the session.
    await sql`create function keep_last_seen() returns trigger language plpgsql as $$
      begin
        update accounts set last_seen_at = greatest(last_seen_at, old.last_active_at)
        where user_id = (
          select user_id from accounts where user_id = old.user_id for no key update skip locked
        );
        return null;
      end $$`.execute(database);
    await sql`create trigger last_seen after delete on sessions
      for each row execute function keep_last_seen()`.execute(database);

    // Prefixes of names, in any locale of the server.
    await sql`create index accounts_by_first_name on accounts (name_key text_pattern_ops)`.execute(
      database,
    );
    await sql`create index accounts_by_last_name
      on accounts (name_key(last_name, '') text_pattern_ops)`.execute(database);
    // As for the columns: statistics would keep samples of erased names.
    await sql`alter index accounts_by_last_name alter column 1 set statistics 0`.execute(database);
  },
};
