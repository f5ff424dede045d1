import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Vectors of the passages that the assistant answers with, by their text: most outlive a publication. */
export const passageVectors: Migration = {
  up: async (database) => {
    await sql`alter table content_passages
      add hash text generated always as (md5(title || E'\\n' || body)) stored`.execute(database);
    await sql`create table passage_vectors (
      hash text not null,
      model text not null,
      vector real[],
      taken_until timestamptz,
      primary key (hash, model),
      check ((vector is null) <> (taken_until is null))
    )`.execute(database);
  },
};
