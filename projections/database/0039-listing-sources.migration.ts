import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Statements of each source about a listing, pairs of listings that may be one, offices of states, and
 * providers that no directory may list. They stay when an import writes the listings again.
 */
export const listingSources: Migration = {
  up: async (database) => {
    for (const statement of tables) await statement.execute(database);
  },
};

const tables = [
  sql`create table listing_sources (
    provider_id text not null,
    -- In the order of their worth, from 0.
    rank smallint not null,
    source text not null,
    source_name text not null,
    licence text,
    as_of text,
    url text,
    name text not null,
    phone text,
    address text not null,
    website text,
    tags text[] not null default '{}',
    counties text[] not null default '{}',
    primary key (provider_id, rank)
  )`,
  sql`create table likely_duplicates (
    provider_id text not null,
    other_id text not null,
    primary key (provider_id, other_id)
  )`,
  sql`create table offices (
    provider_id text primary key,
    state text not null,
    kind text not null,
    is_preferred boolean not null,
    level text not null check (level in ('official', 'secondary', 'recalled')),
    agreeing smallint not null
  )`,
  sql`create index offices_state on offices (state)`,
  sql`create table excluded_npis (npi text primary key)`,
  sql`create table directory_seed (fingerprint text primary key, seeded_at timestamptz not null default now())`,
  // As in 0008; made-up listings are never counted.
  sql`create or replace function refresh_map_cells() returns void language plpgsql
      as $$
        begin
          delete from map_cells;
          insert into map_cells
          select each_category, 13, map_cell(longitude + 180, 13), map_cell(latitude + 90, 13),
            count(*), avg(latitude), avg(longitude), min(id)
          from providers, unnest(categories || '{""}'::text[]) as each_category
          where latitude is not null and not is_demo
          group by 1, 3, 4;
          for coarser in reverse 12 .. 3 loop
            insert into map_cells
            select category, coarser, x >> 1, y >> 1, sum(count),
              sum(latitude * count) / sum(count), sum(longitude * count) / sum(count), min(id)
            from map_cells where level = coarser + 1
            group by 1, 3, 4;
          end loop;
        end
      $$`,
];
