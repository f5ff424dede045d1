import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables of published content, and its search. */
export const content: Migration = {
  up: async (database) => {
    for (const statement of [...items, ...search]) await statement.execute(database);
  },
};

const items = [
  sql`create table content_layers (
    layer text primary key,
    hash text,
    published_at timestamptz,
    problem text
  )`,
  sql`create table content_layer_items (
    layer text not null references content_layers on delete cascade,
    kind text not null,
    id text not null,
    hash text not null,
    item jsonb not null,
    primary key (layer, kind, id)
  )`,
  sql`create table content_versions (
    kind text not null,
    id text not null,
    version integer not null,
    data jsonb not null,
    texts jsonb not null,
    facts jsonb not null,
    published_at timestamptz not null default now(),
    primary key (kind, id, version)
  )`,
  sql`create table content_items (
    kind text not null,
    id text not null,
    version integer not null,
    hash text not null,
    retired_at timestamptz,
    primary key (kind, id),
    foreign key (kind, id, version) references content_versions
  )`,
];

const search = [
  // As the directory's configuration for English.
  sql`create text search configuration directory_spanish (copy = spanish)`,
  sql`alter text search configuration directory_spanish
      alter mapping for hword, hword_part, word with unaccent, spanish_stem`,
  sql`create function content_configuration(language text) returns regconfig
      language sql immutable parallel safe
      return case language when 'es' then 'directory_spanish'::regconfig
        else 'directory'::regconfig end`,
  sql`create table content_sections (
    kind text not null,
    id text not null,
    language text not null,
    section text not null,
    position integer not null,
    title text not null,
    body text not null,
    document tsvector generated always as (
      setweight(to_tsvector(content_configuration(language), title), 'A') ||
      setweight(to_tsvector(content_configuration(language), body), 'C')
    ) stored,
    primary key (kind, id, language, section),
    foreign key (kind, id) references content_items
  )`,
  sql`create index content_sections_document on content_sections using gin (document)`,
  // In the order of code points, an index finds what a prefix begins.
  sql`create table content_words (
    language text not null,
    word text collate "C" not null,
    sections integer not null,
    primary key (language, word)
  )`,
  sql`create index content_words_alike on content_words using gin (word gin_trgm_ops)`,
  sql`create function content_words_alike(language text, word text) returns setof content_words
      language sql stable
      set pg_trgm.similarity_threshold = 0.2
      as 'select * from content_words where language = $1 and word % $2
          order by word <-> $2, word limit 20'`,
  sql`create function refresh_content_words() returns void language sql
      as $$
        delete from content_words;
        insert into content_words
        select 'en', word, ndoc from ts_stat('
          select to_tsvector(''directory_words'', title || '' '' || body)
          from content_sections where language = ''en''
        ')
        union all
        select 'es', word, ndoc from ts_stat('
          select to_tsvector(''directory_words'', title || '' '' || body)
          from content_sections where language = ''es''
        ')
      $$`,
];
