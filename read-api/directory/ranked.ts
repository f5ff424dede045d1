import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import type { Place } from './place.ts';
import { RESOURCE_COLUMNS, type ResourceRow } from './resource.ts';
import type { Term } from './terms.ts';

export interface Ranked extends ResourceRow {
  /** As the crow flies, to a tenth: more would pretend to know the way. Null without a place. */
  readonly miles: number | null;
  readonly score: number;
}

export interface Near {
  readonly place: Place;
  readonly radiusMiles: number;
}

export interface Wanted {
  /** A `tsquery` that listings have to match; undefined for any listing. */
  readonly match: string | undefined;
  /** What their texts are graded by. */
  readonly terms: readonly Term[];
  readonly near: Near | undefined;
  readonly limit: number;
}

/** Of more matches only the nearest compete: in a dense city they are all around the corner. */
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
  { match, terms, near, limit }: Wanted,
): Promise<readonly Ranked[]> => {
  const candidates =
    near === undefined ? anywhere(database, match) : nearest(database, match, near);
  const score = sql<number>`${gradeBy(terms)} - ${sql.lit(COST_OF_A_MILE)} * coalesce(miles, 0)`;
  const ranked = database
    .selectFrom(candidates.as('candidates'))
    .select([...RESOURCE_COLUMNS, 'miles', score.as('score')]);
  return (near === undefined ? ranked : ranked.where('miles', '<=', near.radiusMiles))
    .orderBy('score', 'desc')
    .orderBy('miles')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
};

/** Walks the index outwards from the place, and ends at the candidates or at the radius. */
const nearest = (
  database: Kysely<ReadSchema>,
  match: string | undefined,
  { place, radiusMiles }: Near,
) => {
  const here = sql`${place.point}::cube`;
  const tenths = sql`round(earth_distance(point, ${here}) / ${sql.lit(METERS_PER_MILE / 10)})`;
  const miles = sql<number>`${tenths} / 10`;
  const listings = database
    .selectFrom('providers')
    .selectAll()
    .select(miles.as('miles'))
    .where(sql<boolean>`point <@ earth_box(${here}, ${radiusMiles * METERS_PER_MILE})`)
    .orderBy(sql`point <-> ${here}`)
    .limit(CANDIDATES);
  return match === undefined
    ? listings
    : listings.where(sql<boolean>`document @@ ${match}::tsquery`);
};

const anywhere = (database: Kysely<ReadSchema>, match: string | undefined) => {
  const listings = database
    .selectFrom('providers')
    .selectAll()
    .select(sql<number | null>`null::float8`.as('miles'))
    .orderBy('id')
    .limit(CANDIDATES);
  return match === undefined
    ? listings
    : listings.where(sql<boolean>`strip(document) @@ ${match}::tsquery`);
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
