import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** All data of an account: deleted with its row. */
export const privacy: Migration = {
  up: async (database) => {
    await database.schema
      .alterTable('accounts')
      .addColumn('role', 'text', (column) =>
        column.notNull().defaultTo('family').check(sql`role in ('family', 'support', 'analyst')`),
      )
      .addColumn('email_confirmed_at', 'timestamptz')
      // A new address, until its code was entered.
      .addColumn('pending_email', 'text')
      .addColumn('deletion_due_at', 'timestamptz')
      .execute();
    // Spellings of a name that count as the same.
    await sql`create function name_key(first_name text, last_name text) returns text
      language sql immutable parallel safe return
        lower(trim(regexp_replace(normalize(first_name || ' ' || last_name, NFKC), '\\s+', ' ', 'g'))
          collate "pg_c_utf8")`.execute(database);
    await sql`alter table accounts
      add column name_key text generated always as (name_key(first_name, last_name)) stored`.execute(
      database,
    );
    await database.schema
      .createIndex('accounts_by_name')
      .on('accounts')
      .column('name_key')
      .execute();
    // Statistics hold samples of a column's values, and keep them after the row is deleted.
    await sql`
      alter table accounts
        alter column email set statistics 0,
        alter column pending_email set statistics 0,
        alter column first_name set statistics 0,
        alter column last_name set statistics 0,
        alter column name_key set statistics 0
    `.execute(database);
    await database.schema
      .createIndex('accounts_to_be_deleted')
      .on('accounts')
      .column('deletion_due_at')
      .where(sql<boolean>`deletion_due_at is not null`)
      .execute();

    await database.schema
      .alterTable('sessions')
      // In words; null where the caller did not say.
      .addColumn('device', 'text')
      .addColumn('last_active_at', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`now()`),
      )
      .execute();

    // Keys of one person, wrapped by the master key. Adding one locks the account's row, so that
    // none follows its erasure.
    await database.schema
      .createTable('person_keys')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      // `account`, or such as `analytics/2026-11`: sorts by month in any locale of the server.
      .addColumn('period', sql`text collate "C"`, (column) => column.notNull())
      .addColumn('wrapped', 'bytea', (column) => column.notNull())
      .addColumn('master_key_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('person_keys_pkey', ['user_id', 'period'])
      .execute();
    await database.schema
      .createIndex('person_keys_by_period')
      .on('person_keys')
      .column('period')
      .execute();
    await database.schema
      .createIndex('person_keys_by_master_key')
      .on('person_keys')
      .column('master_key_id')
      .execute();
    await sql`create function tell_key_destroyed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('key_destroyed', old.user_id);
        return null;
      end $$`.execute(database);
    await sql`create trigger key_destroyed after delete on person_keys
      for each row execute function tell_key_destroyed()`.execute(database);

    // Keys without an owner: for looking up e-mails and hashing codes.
    await database.schema
      .createTable('system_keys')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('wrapped', 'bytea', (column) => column.notNull())
      .addColumn('master_key_id', 'text', (column) => column.notNull())
      .execute();

    // Kept for good, so that late events do not bring a person back. No foreign key: the account is
    // gone.
    await database.schema
      .createTable('erased_people')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'timestamptz', (column) => column.notNull())
      .execute();

    // Mailed codes. A code for a new password belongs to an e-mail, to hide whether there is an
    // account; any other belongs to a person.
    await database.schema
      .createTable('mailed_codes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) =>
        column.notNull().check(sql`purpose in ('password-reset', 'email-confirmation')`),
      )
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) =>
        column.references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('code_hash', 'bytea', (column) => column.notNull())
      // Hash of the cookie in the browser that asked.
      .addColumn('browser_hash', 'bytea')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('mailed_codes_of_an_email')
      .on('mailed_codes')
      .columns(['email_key', 'purpose'])
      .execute();
    await database.schema
      .createIndex('mailed_codes_by_browser')
      .on('mailed_codes')
      .column('browser_hash')
      .where(sql<boolean>`browser_hash is not null`)
      .execute();
    await database.schema
      .createIndex('mailed_codes_expired')
      .on('mailed_codes')
      .column('expires_at')
      .execute();

    // Mails wait here until they are sent. What a mail says beside its kind is sealed.
    await database.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      // Recipient, looked up when it is sent; null where `details` holds the address.
      .addColumn('email_key', 'text')
      .addColumn('user_id', 'text')
      .addColumn('details', 'bytea')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      // Time of the next attempt, or end of the current lease; null once it is sent or given up.
      .addColumn('due_at', 'timestamptz')
      .addColumn('sent_at', 'timestamptz')
      .addColumn('failed_at', 'timestamptz')
      .execute();
    await database.schema
      .createIndex('mails_due')
      .on('mails')
      .column('due_at')
      .where(sql<boolean>`due_at is not null`)
      .execute();
    await database.schema.createIndex('mails_of_a_user').on('mails').column('user_id').execute();

    // Wrong passwords for an e-mail, with or without an account. `device` is empty for all devices
    // that have never signed in to it, so that a stranger's tries do not count for the family.
    await database.schema
      .createTable('sign_in_tries')
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('device', 'bytea', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'timestamptz', (column) => column.notNull())
      .addColumn('blocked_until', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_in_tries_pkey', ['email_key', 'device'])
      .execute();
    await database.schema
      .createIndex('sign_in_tries_by_time')
      .on('sign_in_tries')
      .column('last_at')
      .execute();

    // Counters of actions for one e-mail, name or person: `key` is a keyed hash or an id.
    await database.schema
      .createTable('allowances')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      // The count restarts then.
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('allowances_pkey', ['name', 'key'])
      .execute();
    await database.schema
      .createIndex('allowances_ended')
      .on('allowances')
      .column('ends_at')
      .execute();

    // Browsers that have signed in to an account, by a cookie of theirs.
    await database.schema
      .createTable('known_devices')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('device_hash', 'bytea', (column) => column.notNull())
      .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_pkey', ['user_id', 'device_hash'])
      .execute();

    await database.schema
      .createTable('data_exports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('building', 'ready', 'failed')`),
      )
      .addColumn('percent', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('requested_at', 'timestamptz', (column) => column.notNull())
      // End of the current lease.
      .addColumn('taken_until', 'timestamptz')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', 'timestamptz')
      .addColumn('bytes', 'integer')
      // The ZIP, sealed under the person's key.
      .addColumn('content', 'bytea')
      .execute();
    await database.schema
      .createIndex('data_exports_of_a_user')
      .on('data_exports')
      .columns(['user_id', 'requested_at'])
      .execute();
  },
};
