import type { ResourceMap } from '@hearthway/domain/directory/directory-map.contract.ts';
import { compileByShape } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import {
  type CandidateQuery,
  type CandidateShape,
  type CandidateValues,
  candidateShape,
  candidates,
  candidateValues,
  METERS_PER_MILE,
  type Near,
} from './candidates.ts';
import { type Cluster, levelOf, type Viewport } from './map-cells.ts';

/** Maximum number of pins, nearest to the center of the map. */
const MAX_MAP_PINS = 300;

/** Clusters the matches in view in squares of the same size as the counted ones. */
export const matchesAround = async (
  database: Kysely<ReadSchema>,
  {
    viewport,
    near,
    steps,
  }: {
    readonly viewport: Viewport;
    readonly near: Near | undefined;
    readonly steps: CandidateQuery['steps'];
  },
): Promise<Pick<ResourceMap, 'clusters' | 'isCapped'>> => {
  const { west, south, east, north } = viewport;
  const level = levelOf(viewport);
  const [middle] = (
    await sql<{ point: string; miles: number }>`
      select middle::text as point, greatest(
        earth_distance(middle, ll_to_earth(${south}, ${west})),
        earth_distance(middle, ll_to_earth(${north}, ${west}))
      ) / ${METERS_PER_MILE}::float8 as miles
      from ll_to_earth(${(south + north) / 2}, ${(west + east) / 2}) as middle
    `.execute(database)
  ).rows;
  if (middle === undefined) return { clusters: [], isCapped: false };
  const query = {
    steps,
    near: { place: { point: middle.point, name: '' }, radiusMiles: middle.miles },
    maxPerQuery: MAX_MAP_PINS,
    enough: 1,
  };
  const values = {
    ...candidateValues(query),
    ...viewport,
    level,
    center: near?.place.point ?? null,
    radiusMeters: near?.radiusMiles == null ? null : near.radiusMiles * METERS_PER_MILE,
  };
  const shape = { ...candidateShape(values), isCut: values.radiusMeters !== null };
  const { rows } = await selectClusters(database, values, shape);
  return {
    clusters: rows.map(({ found: _, ...cluster }) => cluster),
    isCapped: (rows[0]?.found ?? 0) >= MAX_MAP_PINS,
  };
};

interface ClusterValues extends CandidateValues, Viewport {
  readonly level: number;
  readonly center: string | null;
  readonly radiusMeters: number | null;
}

const selectClusters = compileByShape<
  ReadSchema,
  ClusterValues,
  CandidateShape & { readonly isCut: boolean },
  Cluster & { readonly found: number }
>((value, { isCut, ...shape }) => {
  const isWithin = isCut
    ? sql`meters_between(point, ${value('center')}::cube) <= ${value('radiusMeters')}::float8`
    : sql`true`;
  return sql`
    with found as materialized (
      select providers.id, providers.name, category, latitude, longitude, ${isWithin} as is_within,
        count(*) over ()::integer as found
      from ${candidates(value, shape)} as candidates
      join providers on providers.ctid = tuple
    )
    select avg(latitude) as latitude, avg(longitude) as longitude, count(*)::integer as count,
      case when count(*) = 1 then min(id) end as id,
      case when count(*) = 1 then min(name) end as name,
      case when count(*) = 1 then min(category) end as category,
      min(found) as found
    from found
    where is_within and latitude between ${value('south')} and ${value('north')}
      and longitude between ${value('west')} and ${value('east')}
    group by map_cell(longitude + 180, ${value('level')}),
      map_cell(latitude + 90, ${value('level')})
    order by 3 desc, min(id)
  `;
});
