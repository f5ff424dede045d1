import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Listings counted in squares, so that a map of the whole country is drawn from a few hundred rows.
 * Publishing an import calls `refresh_map_cells()` in the same transaction.
 */
export const mapCells: Migration = {
  up: async (database) => {
    for (const statement of statements) await statement.execute(database);
  },
};

const statements = [
  // Level by level, a square is four of the next. At a map's zoom of the same number it is 64 points
  // wide; squares of the last level are less than a mile.
  sql`create table map_cells (
    -- Empty for all of them.
    category text not null,
    level smallint not null,
    x integer not null,
    y integer not null,
    count integer not null,
    -- The middle of its listings.
    latitude double precision not null,
    longitude double precision not null,
    -- One of them.
    id text not null,
    primary key (category, level, x, y)
  )`,
  // The width of the world in squares. From 180 degrees west and from 90 south, y in the same degrees.
  sql`create function map_cell(degrees double precision, level integer) returns integer
      language sql immutable parallel safe
      return floor(degrees * (1 << (level + 2)) / 360)::integer`,
  // A few seconds for a million listings.
  sql`create function refresh_map_cells() returns void language plpgsql
      as $$
        begin
          delete from map_cells;
          insert into map_cells
          select each_category, 13, map_cell(longitude + 180, 13), map_cell(latitude + 90, 13),
            count(*), avg(latitude), avg(longitude), min(id)
          from providers, unnest(categories || '{""}'::text[]) as each_category
          where latitude is not null
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
  // Counts existing listings.
  sql`select refresh_map_cells()`,
];
