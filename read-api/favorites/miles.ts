import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { METERS_PER_MILE } from '../directory/candidates.ts';
import { createPlaceFinder } from '../directory/place.ts';
import { likeliestOf } from '../directory/search-origin.ts';

/** Returns distances of listings from a place, in miles by id. Listings without a place are left out. */
export type ReadMiles = (
  place: string | null,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

const NONE: ReadonlyMap<string, number> = new Map();

/** Ignores an unknown place, since it was stored earlier. */
export const createReadMiles = (database: Kysely<ReadSchema>): ReadMiles => {
  const findPlace = createPlaceFinder(database);
  return async (place, ids) => {
    if (place === null || ids.length === 0) return NONE;
    const [from] = likeliestOf(await findPlace(place));
    if (from === undefined) return NONE;
    const { rows } = await sql<{ readonly id: string; readonly miles: number }>`
      select id, round(
        earth_distance(ll_to_earth(latitude, longitude), ${from.point}::cube)
          / ${METERS_PER_MILE / 10}
      ) / 10 as miles
      from (
        select id, latitude, longitude from providers where id = any(${ids})
        union all
        select id, latitude, longitude from retired_providers where id = any(${ids})
      ) as listing
      where latitude is not null
    `.execute(database);
    return new Map(rows.map(({ id, miles }) => [id, miles]));
  };
};
