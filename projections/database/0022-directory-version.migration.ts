import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A number that grows with each change of the directory and of its words, in the same transaction:
 * what read-api remembers of it holds while the number is the same.
 */
export const directoryVersion: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`create table directory_version (version bigint not null)`,
  sql`insert into directory_version values (1)`,
  sql`create function count_directory_version() returns trigger language plpgsql
      as $$
        begin
          update directory_version set version = version + 1;
          return null;
        end
      $$`,
  ...['providers', 'directory_words', 'category_counts'].map(
    (table) => sql`create trigger directory_version
      after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_directory_version()`,
  ),
];
