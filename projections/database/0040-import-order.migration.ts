import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Days that a file of the registry covers, and the day as of which each staged row holds: an older file,
 * or row, takes no place of a newer one. The function that took a row of `providers` goes, since no
 * table can take the place of that one while it is there.
 */
export const importOrder: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`alter table directory_imports add column covers_from date, add column covers_to date,
      add column is_full boolean not null default false`,
  sql`alter table directory_import_rows add column as_of date`,
  // The same words as before, without the function for a row.
  sql`create or replace function add_words_of_listing(text) returns void language sql
      as $$
        insert into directory_words
        select lexeme, (ts_lexize('english_stem', lexeme))[1], 1
        from providers, unnest(tsvector_to_array(to_tsvector(
          'directory_words',
          name || ' ' || joined(tags) || ' ' || description || ' ' || city || ' ' ||
            joined(insurance)
        ))) as lexeme
        where id = $1 and (ts_lexize('english_stem', lexeme))[1] is not null
        on conflict (word) do nothing
      $$`,
  sql`drop function listing_words(providers)`,
];
