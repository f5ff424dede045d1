import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * People: owners of keys, each an account or a visitor who has written to support. A row comes and goes
 * with its owner's.
 */
export const supportThreads: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('people')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .execute();
    await sql`insert into people (user_id) select user_id from accounts`.execute(database);

    // A mailbox without an account that has written to support.
    await database.schema
      .createTable('visitors')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().check(sql`user_id ~ '^[0-9a-f]{32}$'`),
      )
      .addColumn('email_key', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('last_wrote_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('visitors_by_last_message')
      .on('visitors')
      .column('last_wrote_at')
      .execute();
    // Statistics hold samples of a column's values, and keep them after the row is deleted.
    await sql`alter table visitors alter column email set statistics 0`.execute(database);

    await sql`create function add_person() returns trigger language plpgsql as $$
      begin
        insert into people (user_id) values (new.user_id);
        return new;
      end $$`.execute(database);
    await sql`create function remove_person() returns trigger language plpgsql as $$
      begin
        delete from people where user_id = old.user_id;
        return null;
      end $$`.execute(database);
    for (const table of ['accounts', 'visitors']) {
      await sql`create trigger ${sql.ref(`${table}_add_person`)} after insert on ${sql.table(table)}
        for each row execute function add_person()`.execute(database);
      await sql`create trigger ${sql.ref(`${table}_remove_person`)}
        after delete on ${sql.table(table)}
        for each row execute function remove_person()`.execute(database);
    }

    // Adding a key locks the person's row, so that none follows the erasure.
    await sql`alter table person_keys drop constraint person_keys_user_id_fkey`.execute(database);
    await sql`alter table person_keys add constraint person_keys_user_id_fkey
      foreign key (user_id) references people (user_id) on delete cascade`.execute(database);

    // Links that open a visitor's thread, once; and the cookies that they were exchanged for.
    await database.schema
      .createTable('thread_links')
      .addColumn('code_hash', 'bytea', (column) => column.primaryKey())
      .addColumn('thread_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('visitors.user_id').onDelete('cascade'),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      // Hash of the cookie.
      .addColumn('visit_hash', 'bytea', (column) => column.unique())
      .addColumn('visit_ends_at', 'timestamptz')
      .execute();
    await database.schema
      .createIndex('thread_links_of_a_visitor')
      .on('thread_links')
      .column('user_id')
      .execute();
    await database.schema
      .createIndex('thread_links_expired')
      .on('thread_links')
      .column('expires_at')
      .execute();
  },
};
