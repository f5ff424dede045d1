import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Values that operators correct, and a spelling of searches that knows the words of lessons alone. */
export const contentCorrections: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('content_corrections')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('value', 'jsonb', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('url', 'text')
      .addColumn('verified', 'text', (column) => column.notNull())
      .addColumn('verified_by', 'text', (column) => column.notNull())
      .addColumn('verified_on', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_corrections_pkey', ['kind', 'id', 'field'])
      .execute();
    await sql`
      create or replace function refresh_content_words() returns void language sql
      as $$
        delete from content_words;
        insert into content_words
        select 'en', word, ndoc from ts_stat('
          select to_tsvector(''directory_words'', title || '' '' || body)
          from content_sections where language = ''en'' and kind = ''lesson''
        ')
        union all
        select 'es', word, ndoc from ts_stat('
          select to_tsvector(''directory_words'', title || '' '' || body)
          from content_sections where language = ''es'' and kind = ''lesson''
        ')
      $$
    `.execute(database);
    await sql`select refresh_content_words()`.execute(database);
  },
};
