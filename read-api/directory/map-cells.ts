import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { METERS_PER_MILE, type Near } from './candidates.ts';

/** Bounds in degrees, and the zoom level of web maps. */
export interface Viewport {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

export type Cluster = ResourceMap['clusters'][number];

/** Levels of the table `map_cells`. Its squares are 64 points wide at the zoom of the same number. */
const COARSEST_LEVEL = 3;
const FINEST_LEVEL = 13;

/** Level whose squares are ten miles wide. */
const LEVEL_AT_AN_EDGE = 9;

/** Maximum squares side by side, which is more than a screen shows. */
const MAX_CELLS_ACROSS = 64;

/**
 * Returns the level whose squares fill the map without being too many: that of the zoom, or a coarser one if
 * the bounds exceed a screen.
 */
export const levelOf = ({ west, south, east, north, zoom }: Viewport): number => {
  const degrees = Math.max(east - west, north - south);
  const affordable = Math.floor(Math.log2((360 * MAX_CELLS_ACROSS) / degrees)) - 2;
  return Math.max(COARSEST_LEVEL, Math.min(zoom, affordable));
};

export const storedCells = async (
  database: Kysely<ReadSchema>,
  {
    viewport,
    near,
    category = '',
  }: {
    readonly viewport: Viewport;
    readonly near: Near | undefined;
    readonly category: string | undefined;
  },
): Promise<Cluster[]> => {
  const level = Math.min(FINEST_LEVEL, levelOf(viewport));
  const radiusMiles = near?.radiusMiles ?? null;
  // Squares of several miles are within the radius if their center is; single listings, which have names, if
  // their own place is.
  const isCut = near !== undefined && radiusMiles !== null;
  const read = isCut ? Math.max(level, LEVEL_AT_AN_EDGE) : level;
  const bounds = isCut ? boundsWithin(viewport, near, radiusMiles) : asBounds(viewport);
  const isWithin = isCut
    ? sql`meters_between(ll_to_earth(latitude, longitude), ${near.place.point}::cube)
        <= ${radiusMiles * METERS_PER_MILE}::float8`
    : sql`true`;
  const { rows } = await sql<Cluster>`
    with bounds as (${bounds}),
    cells as (
      select sum(count)::integer as count, min(id) as id,
        sum(latitude * count) / sum(count) as latitude,
        sum(longitude * count) / sum(count) as longitude
      from bounds, map_cells
      where category = ${category} and level = ${read}
        and x between map_cell(west + 180, ${read}) and map_cell(east + 180, ${read})
        and y between map_cell(south + 90, ${read}) and map_cell(north + 90, ${read})
        and ${isWithin}
      group by x >> ${read - level}, y >> ${read - level}
    )
    select cells.latitude, cells.longitude, count,
      case when count = 1 then cells.id end as id, name, providers.category
    from cells left join providers on count = 1 and providers.id = cells.id
    order by count desc, cells.id
  `.execute(database);
  return rows;
};

const asBounds = ({ west, south, east, north }: Viewport): RawBuilder<unknown> =>
  sql`select ${west}::float8 as west, ${south}::float8 as south, ${east}::float8 as east,
    ${north}::float8 as north`;

const MILES_PER_DEGREE = 69;

/** Returns the part of the map near the place, within a few miles. */
const boundsWithin = (
  { west, south, east, north }: Viewport,
  { place }: Near,
  radiusMiles: number,
): RawBuilder<unknown> => {
  const here = sql`${place.point}::cube`;
  const high = (radiusMiles * 1.02) / MILES_PER_DEGREE;
  return sql`
    select greatest(${west}, x - wide) as west, greatest(${south}, y - ${high}::float8) as south,
      least(${east}, x + wide) as east, least(${north}, y + ${high}::float8) as north
    from (
      select longitude(${here}) as x, latitude(${here}) as y,
        ${high}::float8 / cosd(least(abs(latitude(${here})) + ${high}::float8, 85)) as wide
    ) as circle
  `;
};
