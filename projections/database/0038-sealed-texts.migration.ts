import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Names, e-mails and devices are sealed in their columns. Programs seal what is there at their next start
 * (`command-api/account/seal-plain-rows.ts`): only they have the keys.
 */
export const sealedTexts: Migration = {
  up: async (database) => {
    // With it go its three indexes, which held names in plain text.
    await sql`drop index if exists accounts_by_last_name`.execute(database);
    await database.schema.alterTable('accounts').dropColumn('name_key').execute();
    await sql`drop function name_key(text, text)`.execute(database);
    await database.schema
      .alterTable('accounts')
      // Keyed hashes of beginnings of names.
      .addColumn('name_hashes', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute();
    await sql`create index accounts_by_name_hash on accounts using gin (name_hashes)`.execute(
      database,
    );
    // Those that are still to be sealed: none, soon.
    await sql`create index accounts_plain on accounts (user_id) where email not like 'sealed:%'`.execute(
      database,
    );
    await sql`create index visitors_plain on visitors (user_id) where email not like 'sealed:%'`.execute(
      database,
    );
    await sql`create index sessions_plain on sessions (id) where device not like 'sealed:%'`.execute(
      database,
    );
    await sql`alter table sessions alter column device set statistics 0`.execute(database);
    await database.schema
      .alterTable('erased_people')
      .addColumn('finished_at', 'timestamptz')
      .addColumn('scrubbed_at', 'timestamptz')
      .execute();
    // Work that is done once, and the erasure list that belongs to the database.
    await database.schema
      .createTable('database_marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
