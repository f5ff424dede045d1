import { type RawBuilder, sql } from 'kysely';
import type { Listing } from './listing.ts';
import type { Place } from './place.ts';

export interface Near {
  readonly place: Place;
  /** Null: however far. */
  readonly radiusMiles: number | null;
}

export interface Match {
  /** A `tsquery`. Undefined matches any listing. */
  readonly query: string | undefined;
  /** Hardly more listings than this hold it, wherever they are. */
  readonly listings: number;
}

export interface CandidateQuery {
  /**
   * Conditions on listings in ever looser steps: a step is taken when those before it have found
   * too few.
   */
  readonly steps: readonly (readonly Match[])[];
  readonly near: Near | undefined;
  /** Cap per query: of more matches, the nearest compete, or any of them without a place. */
  readonly maxPerQuery: number;
  /** No looser step is taken when this many are found. */
  readonly enough: number;
}

export interface Candidate {
  /** Straight-line distance. Null without a place. */
  readonly meters: number | null;
  /** Its place among the matches of a query, from 0: the nearest first. */
  readonly turn: number;
}

export const METERS_PER_MILE = 1609.344;

/** The listings among which the best are looked for. Steps that are not needed cost nothing. */
export const candidates = <Column extends keyof Listing>(
  { steps, near, maxPerQuery, enough }: CandidateQuery,
  /** Columns to read of each; the fewer the faster, since there are many listings. */
  columns: readonly Column[],
): RawBuilder<Candidate & Pick<Listing, Column | 'id'>> => {
  // A value, as everything that differs from search to search: connections keep the plan of each text.
  const most = sql`${maxPerQuery}::integer`;
  const read = sql.join([...new Set(['id', ...columns])].map((column) => sql.ref(column)));
  const pools = steps.flatMap((queries, step) =>
    queries.map((match) => ({
      query:
        near === undefined ? anywhere(match, { most, read }) : nearest(match, near, { most, read }),
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
  return sql<Candidate & Pick<Listing, Column | 'id'>>`(
    with ${sql.join(parts)} select distinct on (id) * from (${all}) order by id, turn
  )`;
};

const nameOf = (index: number) => sql.ref(`pool_${index}`);

interface Extent {
  readonly most: RawBuilder<unknown>;
  readonly read: RawBuilder<unknown>;
}

/**
 * Up to this number, checking all listings is faster than walking outwards among a million others.
 */
const FEW_LISTINGS = 2_000;

/** Twice the radius of PostgreSQL's `earth()`. */
const GLOBE_METERS = 2 * 6_378_168;

/** Straight through the globe, between two places that are so far from each other on it. */
const chordOf = (meters: number): number =>
  GLOBE_METERS * Math.sin(Math.min(meters / GLOBE_METERS, Math.PI / 2));

/** The nearest, to the last one wanted or to the radius. */
const nearest = (
  { query, listings }: Match,
  { place, radiusMiles }: Near,
  { most, read }: Extent,
): RawBuilder<unknown> => {
  const here = sql`${place.point}::cube`;
  const chord = sql`${chordOf((radiusMiles ?? Number.POSITIVE_INFINITY) * METERS_PER_MILE)}::float8`;
  const isFew = sql`${listings <= FEW_LISTINGS}::boolean`;
  const found =
    query === undefined
      ? sql`select * from listings_near(${here}, ${chord}, ${most})`
      : sql`
        select * from few_listings_near_holding(${here}, ${chord}, ${query}::tsquery, ${most})
        where ${isFew}
        union all
        select * from listings_near_holding(${here}, ${chord}, ${query}::tsquery, ${most})
        where not ${isFew}
      `;
  return sql`
    select *, row_number() over (order by meters) - 1 as turn
    from (select ${read}, meters_between(point, ${here}) as meters from (${found}))
  `;
};

const anywhere = ({ query }: Match, { most, read }: Extent): RawBuilder<unknown> => {
  const found =
    query === undefined
      ? sql`(select * from providers order by id limit ${most})`
      : sql`listings_holding(${query}::tsquery, ${most})`;
  return sql`select ${read}, null::float8 as meters, row_number() over () - 1 as turn from ${found}`;
};
