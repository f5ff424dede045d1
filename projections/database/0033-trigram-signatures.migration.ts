import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The trigrams of parents' questions as a set of bits: how alike two questions are is a count of bits
 * then, seven times as fast as to cut both into trigrams each time.
 */
export const trigramSignatures: Migration = {
  up: async (database) => {
    await sql`create function trigram_signature(text) returns bit(2048)
      language sql immutable parallel safe return (
        select coalesce(
          bit_or(set_bit(
            0::bit(2048), ('x' || left(md5(trigram), 3))::bit(12)::integer & 2047, 1
          )),
          0::bit(2048)
        )
        from unnest(show_trgm($1)) as trigram
      )`.execute(database);
    await sql`alter table content_asked drop column document`.execute(database);
    await sql`alter table content_asked add trigrams bit(2048)
      generated always as (trigram_signature(question)) stored`.execute(database);
    await sql`drop index content_asked_of_sections`.execute(database);
    await sql`drop index content_terms_alike`.execute(database);
    // Terms are weighed otherwise from here on: the next start publishes all again.
    await sql`update content_layers set hash = null`.execute(database);
  },
};
