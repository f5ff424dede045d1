import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How parents ask for what a section says: the assistant finds sections by these, too. */
export const askedQuestions: Migration = {
  up: async (database) => {
    await sql`create table content_asked (
      layer text not null references content_layers on delete cascade,
      kind text not null,
      id text not null,
      section text not null,
      language text not null,
      question text not null,
      document tsvector generated always as (
        to_tsvector(content_configuration(language), question)
      ) stored
    )`.execute(database);
    await sql`create index content_asked_of_sections
      on content_asked (language, kind, id, section)`.execute(database);
  },
};
