import { type RawBuilder, sql } from 'kysely';
import type { ProvidersTable } from '../database/schema.ts';
import type { Place } from './place.ts';

export interface Near {
  readonly place: Place;
  readonly radiusMiles: number;
}

export interface Sought {
  /**
   * Steps of `tsquery`s that listings have to match, ever looser: one is taken when those before it
   * have found too few. Undefined matches any listing.
   */
  readonly steps: readonly (readonly (string | undefined)[])[];
  readonly near: Near | undefined;
  readonly limit: number;
}

export interface Candidate extends ProvidersTable {
  /** As the crow flies, to a tenth: more would pretend to know the way. Null without a place. */
  readonly miles: number | null;
}

/** Of more matches of one query the nearest compete: in a city they are all around the corner. */
const MOST_OF_A_QUERY = 24;

const METERS_PER_MILE = 1609.344;

/** The listings among which the best are looked for. Steps that are not needed cost nothing. */
export const candidates = ({ steps, near, limit }: Sought): RawBuilder<Candidate> => {
  const pools = steps.flatMap((queries, step) =>
    queries.map((match) => ({
      query: near === undefined ? anywhere(match) : nearest(match, near),
      before: steps.slice(0, step).flat().length,
    })),
  );
  const idsOf = (count: number) =>
    sql.join(
      pools.slice(0, count).map((_, index) => sql`select id from ${nameOf(index)}`),
      sql` union `,
    );
  const parts = pools.map(({ query, before }, index) => {
    const isNeeded =
      before === 0 ? sql`true` : sql`(select count(*) from (${idsOf(before)})) < ${limit}`;
    return sql`${nameOf(index)} as materialized (select * from (${query}) where ${isNeeded})`;
  });
  const all = sql.join(
    pools.map((_, index) => sql`select * from ${nameOf(index)}`),
    sql` union all `,
  );
  return sql<Candidate>`(with ${sql.join(parts)} select distinct on (id) * from (${all}))`;
};

const nameOf = (index: number) => sql.ref(`pool_${index}`);

/** Walks the index outwards from the place, and ends at the candidates or at the radius. */
const nearest = (match: string | undefined, { place, radiusMiles }: Near): RawBuilder<unknown> => {
  const here = sql`${place.point}::cube`;
  const meters = sql`${radiusMiles * METERS_PER_MILE}::float8`;
  const holds = match === undefined ? sql`true` : sql`document @@ ${match}::tsquery`;
  const tenths = sql`round(earth_distance(point, ${here}) / ${sql.lit(METERS_PER_MILE / 10)})`;
  return sql`
    select *, ${tenths} / 10 as miles from providers
    where point <@ earth_box(${here}, ${meters}) and ${holds}
      and earth_distance(point, ${here}) <= ${meters}
    order by point <-> ${here} limit ${sql.lit(MOST_OF_A_QUERY)}
  `;
};

const anywhere = (match: string | undefined): RawBuilder<unknown> => {
  const most = sql.lit(MOST_OF_A_QUERY);
  const found =
    match === undefined
      ? sql`(select * from providers order by id limit ${most})`
      : sql`listings_holding(${match}::tsquery, ${most})`;
  return sql`select *, null::float8 as miles from ${found}`;
};
