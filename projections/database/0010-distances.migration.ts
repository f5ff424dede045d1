import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Distances without the functions of `earthdistance`, which PostgreSQL cannot inline, and would run
 * as separate queries for every listing. The radius is a chord: meters straight through the globe,
 * which a cube compares directly.
 */
export const distances: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  // The diameter of `earth()`: 12,756,336 m.
  sql`create function meters_between(a cube, b cube) returns double precision
      language sql immutable strict parallel safe
      return 12756336 * asin(cube_distance(a, b) / 12756336)`,
  sql`drop function listings_near(cube, double precision, integer)`,
  sql`drop function listings_near_holding(cube, double precision, tsquery, integer)`,
  sql`drop function few_listings_near_holding(cube, double precision, tsquery, integer)`,
  sql`create function listings_near(here cube, chord double precision, most integer)
      returns setof providers
      language sql stable set enable_bitmapscan = off set enable_sort = off set enable_seqscan = off
      as $$
        select * from providers
        where point <@ cube_enlarge(here, chord, 3) and point <-> here <= chord
        order by point <-> here limit most
      $$`,
  sql`create function listings_near_holding(
        here cube, chord double precision, query tsquery, most integer
      ) returns setof providers
      language sql stable set enable_bitmapscan = off set enable_sort = off set enable_seqscan = off
      as $$
        select * from providers
        where point <@ cube_enlarge(here, chord, 3) and document @@ query and point <-> here <= chord
        order by point <-> here limit most
      $$`,
  sql`create function few_listings_near_holding(
        here cube, chord double precision, query tsquery, most integer
      ) returns setof providers
      language sql stable set enable_seqscan = off set enable_indexscan = off
      as $$
        select * from providers
        where strip(document) @@ query and point <-> here <= chord
        order by point <-> here limit most
      $$`,
];
