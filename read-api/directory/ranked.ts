import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ProvidersTable, ReadSchema } from '../database/schema.ts';
import type { Place } from './place.ts';
import { RESOURCE_COLUMNS, type ResourceRow } from './resource.ts';
import type { Term } from './terms.ts';

export interface Ranked extends ResourceRow {
  /** As the crow flies, to a tenth: more would pretend to know the way. Null without a place. */
  readonly miles: number | null;
}

export interface Near {
  readonly place: Place;
  readonly radiusMiles: number;
}

export interface Wanted {
  /**
   * Steps of `tsquery`s that listings have to match, ever looser: one is taken when those before it
   * have found too few. Undefined matches any listing.
   */
  readonly steps: readonly (readonly (string | undefined)[])[];
  /** What their texts are graded by. */
  readonly terms: readonly Term[];
  readonly near: Near | undefined;
  readonly limit: number;
}

/** Of more matches of one query the nearest compete: in a city they are all around the corner. */
const CANDIDATES = 24;

const METERS_PER_MILE = 1609.344;

const BEST = 1;
const GOOD = 0.8;
const SOME = 0.4;

/** Ten miles weigh as much as the step from good to best. */
const COST_OF_A_MILE = 0.02;

/**
 * The best matches, best first.
 *
 * score = Σ weight × grade / Σ weight − 0.02 × miles
 *
 * Each term counts by how well the listing says it: 1 in its name, 0.8 in its tags or by its
 * category, 0.4 anywhere else; and by its weight, since rare words say more. So equal texts are
 * ordered by distance, and equals in both by name and id: the same search always gives the same
 * list.
 */
export const findRanked = (
  database: Kysely<ReadSchema>,
  { steps, terms, near, limit }: Wanted,
): Promise<readonly Ranked[]> =>
  database
    .selectFrom(candidates({ steps, near, limit }).as('candidates'))
    .select([...RESOURCE_COLUMNS, 'miles'])
    .orderBy(sql`${gradeBy(terms)} - ${sql.lit(COST_OF_A_MILE)} * coalesce(miles, 0)`, 'desc')
    .orderBy('miles')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();

interface Candidate extends ProvidersTable {
  readonly miles: number | null;
}

/** One query for all steps; those that are not needed cost nothing. */
const candidates = ({
  steps,
  near,
  limit,
}: Pick<Wanted, 'steps' | 'near' | 'limit'>): RawBuilder<Candidate> => {
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
    order by point <-> ${here} limit ${sql.lit(CANDIDATES)}
  `;
};

const anywhere = (match: string | undefined): RawBuilder<unknown> => {
  const holds = match === undefined ? sql`true` : sql`strip(document) @@ ${match}::tsquery`;
  return sql`
    select *, null::float8 as miles from providers
    where ${holds} order by id limit ${sql.lit(CANDIDATES)}
  `;
};

const gradeBy = (terms: readonly Term[]): RawBuilder<number> => {
  if (terms.length === 0) return sql<number>`0`;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const grades = terms.map(
    ({ weight, best, good, match }) => sql`${weight / total}::float8 * case
      when document @@ ${best}::tsquery then ${sql.lit(BEST)}
      when document @@ ${good}::tsquery then ${sql.lit(GOOD)}
      when document @@ ${match}::tsquery then ${sql.lit(SOME)}
      else 0 end`,
  );
  return sql<number>`(${sql.join(grades, sql` + `)})`;
};
