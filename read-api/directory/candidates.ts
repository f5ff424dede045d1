import { type RawBuilder, sql } from 'kysely';
import type { ProvidersTable } from '../database/schema.ts';
import type { Place } from './place.ts';

export interface Near {
  readonly place: Place;
  /** Null: however far. */
  readonly radiusMiles: number | null;
}

export interface Sought {
  /**
   * Steps of `tsquery`s that listings have to match, ever looser: one is taken when those before it
   * have found too few. Undefined matches any listing.
   */
  readonly steps: readonly (readonly (string | undefined)[])[];
  readonly near: Near | undefined;
  /** Of more matches of one query the nearest compete, or without a place any of them. */
  readonly mostOfAQuery: number;
  /** No looser step is taken when this many are found. */
  readonly enough: number;
}

export interface Candidate extends ProvidersTable {
  /** As the crow flies. Null without a place. */
  readonly meters: number | null;
  /** Its place among the matches of a query, from 0: the nearest first. */
  readonly turn: number;
}

export const METERS_PER_MILE = 1609.344;

/** The listings among which the best are looked for. Steps that are not needed cost nothing. */
export const candidates = ({
  steps,
  near,
  mostOfAQuery,
  enough,
}: Sought): RawBuilder<Candidate> => {
  const most = sql.lit(mostOfAQuery);
  const pools = steps.flatMap((queries, step) =>
    queries.map((match) => ({
      query: near === undefined ? anywhere(match, most) : nearest(match, near, most),
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
      before === 0
        ? sql`true`
        : sql`(select count(*) from (${idsOf(before)})) < ${sql.lit(enough)}`;
    return sql`${nameOf(index)} as materialized (select * from (${query}) where ${isNeeded})`;
  });
  const all = sql.join(
    pools.map((_, index) => sql`select * from ${nameOf(index)}`),
    sql` union all `,
  );
  return sql<Candidate>`(
    with ${sql.join(parts)} select distinct on (id) * from (${all}) order by id, turn
  )`;
};

const nameOf = (index: number) => sql.ref(`pool_${index}`);

/** Walks the index outwards from the place, and ends at the candidates or at the radius. */
const nearest = (
  match: string | undefined,
  { place, radiusMiles }: Near,
  most: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const here = sql`${place.point}::cube`;
  const holds = match === undefined ? sql`true` : sql`document @@ ${match}::tsquery`;
  const within = (meters: RawBuilder<unknown>) =>
    sql`point <@ earth_box(${here}, ${meters}) and earth_distance(point, ${here}) <= ${meters}`;
  const isNear =
    radiusMiles === null
      ? sql`point is not null`
      : within(sql`${radiusMiles * METERS_PER_MILE}::float8`);
  return sql`
    select *, row_number() over (order by meters) - 1 as turn from (
      select *, earth_distance(point, ${here}) as meters from providers
      where ${isNear} and ${holds}
      order by point <-> ${here} limit ${most}
    )
  `;
};

const anywhere = (match: string | undefined, most: RawBuilder<unknown>): RawBuilder<unknown> => {
  const found =
    match === undefined
      ? sql`(select * from providers order by id limit ${most})`
      : sql`listings_holding(${match}::tsquery, ${most})`;
  return sql`select *, null::float8 as meters, row_number() over () - 1 as turn from ${found}`;
};
