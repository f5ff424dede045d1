import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The directory of providers, and the places that searches are near. Importers write it; publishing
 * an import calls `refresh_directory_words()` in the same transaction.
 */
export const directory: Migration = {
  up: async (database) => {
    for (const statement of [...foundations, ...providers, ...places, ...words])
      await statement.execute(database);
  },
};

const foundations = [
  sql`create extension if not exists cube`,
  sql`create extension if not exists earthdistance`,
  sql`create extension if not exists pg_trgm`,
  sql`create extension if not exists unaccent`,
  // Ignores accents, so that "jose" finds "José".
  sql`create text search configuration directory (copy = english)`,
  sql`alter text search configuration directory
      alter mapping for hword, hword_part, word with unaccent, english_stem`,
  // The same words as they are written, none left out.
  sql`create text search configuration directory_words (copy = simple)`,
  sql`alter text search configuration directory_words
      alter mapping for hword, hword_part, word with unaccent, simple`,
  // Generated columns take immutable functions only, and Postgres cannot know that this one is: for
  // other arrays than those of text it depends on settings.
  sql`create function joined(text[]) returns text language sql immutable parallel safe
      return array_to_string($1, ' ')`,
  // The sign keeps the category "dental" apart from the word.
  sql`create function category_lexemes(text[]) returns tsvector language sql immutable parallel safe
      return array_to_tsvector(string_to_array('#' || array_to_string($1, ' #'), ' '))`,
];

const providers = [
  // All listings of a ZIP code share its point. Shifted by less than a foot, by their ids, they are
  // always walked in the same order, and a query for the nearest few need not read them all.
  sql`create function listing_point(latitude double precision, longitude double precision, id text)
      returns cube language sql immutable strict parallel safe
      return ll_to_earth(latitude + 1e-6 * (hashtext(id) / 2147483648.0), longitude)`,
  sql`create table providers (
    id text primary key,
    source text not null,
    category text not null,
    categories text[] not null,
    name text not null,
    description text not null,
    tags text[] not null default '{}',
    phone text,
    email text,
    hours text,
    website text,
    street text not null,
    city text not null,
    state text not null,
    zip text not null,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    point cube generated always as (listing_point(latitude, longitude, id)) stored,
    document tsvector generated always as (
      setweight(to_tsvector('directory', name), 'A') ||
      setweight(to_tsvector('directory', joined(tags)), 'B') ||
      setweight(to_tsvector('directory', description || ' ' || city), 'C') ||
      category_lexemes(categories)
    ) stored,
    is_demo boolean not null,
    last_verified date,
    import_id text,
    check ((latitude is null) = (longitude is null)),
    check (category = categories[1])
  )`,
  // Walked outwards from a place, this yields the nearest listings that hold the words, and skips
  // whole neighborhoods that lack them: half a millisecond, a few where two words seldom meet.
  sql`create index providers_place on providers
      using gist (point, document tsvector_ops (siglen = 256))`,
  // For searches without a place. Over another expression, so that the planner, which cannot
  // estimate the listings near a place, never uses it for the others.
  sql`create index providers_document on providers using gin (strip(document))`,
  // Common words are soon found among the first listings; others by the index, never by reading all:
  // the planner takes words to have nothing to do with each other, and would look through a million
  // listings for a dentist among the psychologists.
  sql`create function listings_holding(query tsquery, most integer) returns setof providers
      language sql stable set enable_seqscan = off
      as $$
        with soon as materialized (
          select * from (select * from providers order by id limit 2000) as beginning
          where strip(document) @@ query
          limit most
        )
        select * from soon
        union all (
          select * from providers
          where strip(document) @@ query and (select count(*) from soon) < most
          limit most
        )
      $$`,
];

const places = [
  sql`create table zip_codes (
    zip text primary key,
    latitude double precision not null,
    longitude double precision not null,
    city text not null,
    state text not null
  )`,
  sql`create table cities (
    name text not null,
    name_key text not null,
    state text not null,
    latitude double precision not null,
    longitude double precision not null,
    population integer not null,
    primary key (name_key, state)
  )`,
  sql`create index cities_point on cities using gist (ll_to_earth(latitude, longitude))
      where population > 0`,
];

const words = [
  sql`create table category_counts (
    category text primary key,
    count integer not null
  )`,
  // In the order of code points, an index finds what a prefix begins.
  sql`create table directory_words (
    word text collate "C" primary key,
    lexeme text not null,
    listings integer not null
  )`,
  sql`create index directory_words_lexeme on directory_words (lexeme)`,
  sql`create index directory_words_alike on directory_words using gin (word gin_trgm_ops)`,
  // Two neighboring letters that were swapped leave a short word few of its trigrams.
  sql`create function words_alike(text) returns setof directory_words language sql stable
      set pg_trgm.similarity_threshold = 0.2
      as 'select * from directory_words where word % $1 order by word <-> $1, word limit 20'`,
  // Half a minute for a million listings.
  sql`create function refresh_directory_words() returns void language sql
      as $$
        delete from directory_words;
        with stems as (
          select word as lexeme, ndoc as listings from ts_stat('select document from providers')
        )
        insert into directory_words
        select word, lexeme, listings
        from ts_stat('
          select to_tsvector(
            ''directory_words'',
            name || '' '' || joined(tags) || '' '' || description || '' '' || city
          ) from providers
        ')
        join stems on lexeme = (ts_lexize('english_stem', word))[1]
        union all
        select lexeme, lexeme, listings from stems where lexeme like '#%'
      $$`,
];
