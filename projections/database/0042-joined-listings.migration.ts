import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Statements that an import found to be about a listing of another source. `listed_as` is the id that
 * the import would have listed them under.
 */
export const joinedListings: Migration = {
  up: async (database) => {
    await sql`alter table listing_sources add column listed_as text,
      add column categories text[] not null default '{}', add column medicaid boolean`.execute(
      database,
    );
    await sql`create unique index listing_sources_listed_as on listing_sources (listed_as)`.execute(
      database,
    );
  },
};
