import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import { FREE_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import type { NearbyCategories } from '@hearthway/domain/directory/directory.contract.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { METERS_PER_MILE } from './candidates.ts';
import { listCategories } from './categories.ts';
import { LIMITS } from './limits.ts';
import type { Directory } from './list-resources.ts';
import type { Place } from './place.ts';
import { findSearchOrigin } from './search-origin.ts';

/** Squares of less than a mile, the finest in `map_cells`. */
const LEVEL = 13;

const MILES_PER_DEGREE = 69;

/** Lists categories with the number of providers near the family's home, on any plan. */
export const listNearbyCategories = async (directory: Directory): Promise<NearbyCategories> => {
  const { database } = directory;
  const { near } = await findSearchOrigin(directory, { query: {}, limits: LIMITS.free });
  const radiusMiles = FREE_RADIUS_MILES;
  if (near === undefined)
    return { place: null, radiusMiles, categories: await listCategories(database) };
  const { place } = near;
  const counts = await countAround(database, place);
  const categories = CATEGORIES.map((category) => ({
    ...category,
    count: counts.get(category.id) ?? 0,
  }));
  return { place: place.name, radiusMiles, categories };
};

/** Includes a square if the center of its listings is within the radius. */
const countAround = async (
  database: Kysely<ReadSchema>,
  { point }: Place,
): Promise<ReadonlyMap<string, number>> => {
  const here = sql`${point}::cube`;
  const degrees = FREE_RADIUS_MILES / MILES_PER_DEGREE;
  const { rows } = await sql<{ readonly category: string; readonly count: number }>`
    with here as (
      select longitude(${here}) as x, latitude(${here}) as y,
        ${degrees}::float8 / cosd(least(abs(latitude(${here})) + ${degrees}::float8, 85)) as wide
    )
    select category, sum(count)::integer as count
    from here, map_cells
    where category = any(${CATEGORIES.map(({ id }) => id)}::text[]) and level = ${LEVEL}
      and map_cells.x between map_cell(here.x - wide + 180, ${LEVEL})
        and map_cell(here.x + wide + 180, ${LEVEL})
      and map_cells.y between map_cell(here.y - ${degrees}::float8 + 90, ${LEVEL})
        and map_cell(here.y + ${degrees}::float8 + 90, ${LEVEL})
      and meters_between(ll_to_earth(latitude, longitude), ${here})
        <= ${FREE_RADIUS_MILES * METERS_PER_MILE}::float8
    group by category
  `.execute(database);
  return new Map(rows.map(({ category, count }) => [category, count]));
};
