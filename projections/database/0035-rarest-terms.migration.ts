import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A word that no passage has weighs as much as the rarest one, which is looked up for each question. */
export const rarestTerms: Migration = {
  up: async (database) => {
    await sql`create index content_terms_by_rarity
      on content_terms (language, rarity)`.execute(database);
  },
};
