import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Functions that find listings near a place. The planner cannot estimate their number: where it
 * expects fewer than the limit it would read a whole metropolis and sort it. So it is forced to
 * walk the index outwards, which yields them in order and stops at the limit.
 */
export const listingsNear: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  sql`create function listings_near(here cube, meters double precision, most integer)
      returns setof providers
      language sql stable set enable_bitmapscan = off set enable_sort = off set enable_seqscan = off
      as $$
        select * from providers
        where point <@ earth_box(here, meters) and earth_distance(point, here) <= meters
        order by point <-> here limit most
      $$`,
  sql`create function listings_near_holding(
        here cube, meters double precision, query tsquery, most integer
      ) returns setof providers
      language sql stable set enable_bitmapscan = off set enable_sort = off set enable_seqscan = off
      as $$
        select * from providers
        where point <@ earth_box(here, meters) and document @@ query
          and earth_distance(point, here) <= meters
        order by point <-> here limit most
      $$`,
  // Where few listings have the words, they are checked directly, at any distance.
  sql`create function few_listings_near_holding(
        here cube, meters double precision, query tsquery, most integer
      ) returns setof providers
      language sql stable set enable_seqscan = off set enable_indexscan = off
      as $$
        select * from providers
        where strip(document) @@ query and earth_distance(point, here) <= meters
        order by point <-> here limit most
      $$`,
];
