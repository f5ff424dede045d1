import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Functions that find the listings which compete for the places of a search. They return where a
 * listing is stored, and the columns that hundreds of candidates are ordered or counted by: copying all
 * forty took longer than finding them.
 */
export const candidates: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const read = sql.raw(
  'id, name, last_verified, ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting, insurance',
);

const statements = [
  sql`create type candidate as (
    -- Valid within the statement.
    tuple tid,
    -- Null without a place.
    meters double precision,
    -- Its place among the matches of a query, from 0: the nearest first.
    turn integer,
    id text,
    name text,
    last_verified date,
    ages_from smallint,
    ages_to smallint,
    languages text[],
    tags text[],
    telehealth boolean,
    in_home boolean,
    medicaid boolean,
    accepting boolean,
    insurance text[]
  )`,
  // As in 0009, the planner is kept from reading a whole metropolis and sorting it.
  sql`create function candidates_around(here cube, chord double precision, most integer)
      returns setof candidate
      language sql stable set enable_sort = off
      as $$
        select tuple, 12756336 * asin(distance / 12756336), (row_number() over () - 1)::integer,
          ${read}
        from (
          select ctid as tuple, point <-> here as distance, ${read} from providers
          where point <@ cube_enlarge(here, chord, 3) and point <-> here <= chord
          order by point <-> here limit most
        ) as nearest
      $$`,
  sql`create function candidates_near(
        here cube, chord double precision, query tsquery, most integer
      ) returns setof candidate
      language sql stable set enable_sort = off
      as $$
        select tuple, 12756336 * asin(distance / 12756336), (row_number() over () - 1)::integer,
          ${read}
        from (
          select ctid as tuple, point <-> here as distance, ${read} from providers
          where point <@ cube_enlarge(here, chord, 3) and document @@ query
            and point <-> here <= chord
          order by point <-> here limit most
        ) as nearest
      $$`,
  // Where few listings have the rarest words, they are checked directly, at any distance. The whole
  // query is no condition of the index, which would read all listings of a filter.
  sql`create function rare_candidates_near(
        here cube, chord double precision, rare tsquery, query tsquery, most integer
      ) returns setof candidate
      language sql stable set enable_seqscan = off set enable_indexscan = off
      as $$
        select tuple, 12756336 * asin(distance / 12756336), (row_number() over () - 1)::integer,
          ${read}
        from (
          select ctid as tuple, point <-> here as distance, ${read} from providers
          where strip(document) @@ rare and (document @@ query) is true and point <-> here <= chord
          order by point <-> here limit most
        ) as nearest
      $$`,
  // As `listings_holding` of 0003. May yield a listing twice.
  sql`create function candidates_anywhere(query tsquery, most integer) returns setof candidate
      language sql stable set enable_seqscan = off
      as $$
        with soon as materialized (
          select tuple, ${read}
          from (
            select ctid as tuple, document, ${read} from providers
            order by id limit greatest(2000, most)
          ) as beginning
          where query is null or strip(document) @@ query
          limit most
        )
        select tuple, null::double precision, (row_number() over () - 1)::integer, ${read}
        from (
          select * from soon
          union all (
            select ctid, ${read} from providers
            where strip(document) @@ query and (select count(*) from soon) < most
            limit most
          )
        ) as matches
      $$`,
  // Inlined into the statements of the next function.
  sql`create function candidates_of(
        here cube, chord double precision, query tsquery, rare tsquery, most integer
      ) returns setof candidate
      language sql stable
      as $$
        select * from candidates_near(here, chord, query, most)
        where here is not null and query is not null and rare is null
        union all
        select * from rare_candidates_near(here, chord, rare, query, most)
        where here is not null and rare is not null
        union all
        select * from candidates_around(here, chord, most)
        where here is not null and query is null
        union all
        select * from candidates_anywhere(query, most) where here is null
      $$`,
  // Queries in ever looser steps, numbered upwards: a step is taken when those before it have found
  // less than enough. A part of each may be rare, or null. Yields a listing once for each query that it matches.
  sql`create function candidates(
        here cube, chord double precision, queries tsquery[], steps integer[], rare tsquery[],
        most integer, enough integer
      ) returns setof candidate
      language plpgsql stable
      as $$
        declare
          found tid[] := '{}';
          pool candidate[];
        begin
          for number in 1 .. cardinality(queries) loop
            if number > 1 and steps[number] > steps[number - 1] then
              exit when (select count(distinct tuple) from unnest(found) as tuple) >= enough;
            end if;
            if steps[number] = steps[cardinality(steps)] then
              return query select * from
                candidates_of(here, chord, queries[number], rare[number], most);
            else
              pool := array(
                select one from
                  candidates_of(here, chord, queries[number], rare[number], most) as one
              );
              found := found || array(select tuple from unnest(pool));
              return query select * from unnest(pool);
            end if;
          end loop;
        end
      $$`,
  sql`drop function listings_near(cube, double precision, integer)`,
  sql`drop function listings_near_holding(cube, double precision, tsquery, integer)`,
  sql`drop function few_listings_near_holding(cube, double precision, tsquery, integer)`,
  sql`drop function listings_holding(tsquery, integer)`,
];
