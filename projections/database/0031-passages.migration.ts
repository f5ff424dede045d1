import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passages that the assistant answers with, and the terms by which it finds them. */
export const passages: Migration = {
  up: async (database) => {
    await sql`create table content_passages (
      language text not null,
      passage integer not null,
      kind text not null,
      id text not null,
      section text not null,
      state text,
      title text not null,
      body text not null,
      primary key (language, passage)
    )`.execute(database);
    // The postings of a term are read together, and never searched.
    await sql`create table content_terms (
      language text not null,
      term text collate "C" not null,
      rarity float8 not null,
      passages integer[] not null,
      weights float8[] not null,
      primary key (language, term)
    )`.execute(database);
    await sql`create index content_terms_alike on content_terms using gin (term gin_trgm_ops)
      where term like 'w:%'`.execute(database);
    await sql`alter table content_asked add passage integer`.execute(database);
    await sql`create index content_asked_of_passages
      on content_asked (language, passage)`.execute(database);
  },
};
