import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which language people are written to. */
export const languages: Migration = {
  up: async (database) => {
    await database.schema
      .alterTable('accounts')
      // Language of the pages last read; earlier accounts read English.
      .addColumn('language', 'text', (column) =>
        column.notNull().defaultTo('en').check(sql`language in ('en', 'es')`),
      )
      .execute();
    await database.schema
      .alterTable('mails')
      // Null: that of the account, when the mail is sent.
      .addColumn('language', 'text', (column) => column.check(sql`language in ('en', 'es')`))
      .execute();
  },
};
