import type { SORTS } from '@hearthway/domain/directory/directory.constants.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { type CandidateQuery, candidates, METERS_PER_MILE } from './candidates.ts';
import { DETAILS_COLUMNS, type DetailsRow } from './details.ts';
import { RESOURCE_COLUMNS, type ResourceRow } from './resource.ts';
import type { Term } from './terms.ts';

type Sort = (typeof SORTS)[number];

export interface Ranked extends ResourceRow, DetailsRow {
  /**
   * Straight-line distance in tenths of a mile: more digits would suggest a route. Null without a
   * place.
   */
  readonly miles: number | null;
}

export interface Wanted {
  readonly steps: CandidateQuery['steps'];
  readonly near: CandidateQuery['near'];
  /** Terms that the texts of listings are graded by. */
  readonly terms: readonly Term[];
  readonly sort: Sort;
  /** Offset and limit. */
  readonly offset: number;
  readonly limit: number;
}

const BEST_GRADE = 1;
const GOOD_GRADE = 0.8;
const FAIR_GRADE = 0.4;

/** Ten miles weigh as much as the step from good to best. */
const COST_OF_A_MILE = 0.02;

/** With this many full matches, partial ones are not looked for. */
const ENOUGH_GOOD_MATCHES = 6;

/**
 * Fixed size of the first round of nearest matches; the next rounds follow. Otherwise a page's
 * content would depend on its number.
 */
const FEWEST_COMPETING = 24;

/** Names and dates are in no order that an index near a place has: these many are put into it. */
const MAX_SORTED = 500;

/**
 * The best matches, best first.
 *
 * score = Σ weight × grade / Σ weight − 0.02 × miles
 *
 * Each term counts by where the listing has it: 1 in its name, 0.8 in its tags or by its category,
 * 0.4 anywhere else; and by its weight, since rare words say more. So equal texts are ordered by
 * distance, and equals in both by name and id: the same search always gives the same list.
 *
 * Other orders than by relevance are all or nothing: partial matches are found only where there is
 * no full match.
 */
export const findRanked = (
  database: Kysely<ReadSchema>,
  { steps, near, terms, sort, offset, limit }: Wanted,
): Promise<readonly Ranked[]> => {
  const competing = Math.max(FEWEST_COMPETING, limit);
  const query = { steps, near, enough: sort === 'relevance' ? ENOUGH_GOOD_MATCHES : 1 };
  const maxPerQuery = {
    relevance: competing * Math.ceil((offset + limit) / competing),
    distance: offset + limit,
    name: MAX_SORTED,
    verified: MAX_SORTED,
  }[sort];
  // The remaining columns are read last, for the shown rows alone.
  const miles = sql<number | null>`round(meters / ${sql.lit(METERS_PER_MILE / 10)}) / 10`.as(
    'miles',
  );
  const graded = database
    .selectFrom(
      candidates({ ...query, maxPerQuery }, ['name', 'document', 'last_verified']).as('candidates'),
    )
    .select(['id', 'name', 'last_verified', 'meters', miles])
    .select(sql<number>`turn / ${competing}::integer`.as('round'))
    .select((sort === 'relevance' ? gradeBy(terms) : sql<number>`0`).as('grade'));
  const chosen = database
    .selectFrom(graded.as('graded'))
    .select(['id as chosen_id', 'miles'])
    .select(sql<number>`row_number() over (order by ${ORDERS[sort]})`.as('place'))
    .orderBy('place')
    .offset(offset)
    .limit(limit);
  return database
    .selectFrom(chosen.as('chosen'))
    .innerJoin('providers', 'providers.id', 'chosen.chosen_id')
    .select([...RESOURCE_COLUMNS, ...DETAILS_COLUMNS, 'miles'])
    .orderBy('place')
    .execute();
};

/** To a tenth of a mile all are equally far, but a page may end at any foot. */
const ORDERS: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  relevance: sql`round, grade - ${sql.lit(COST_OF_A_MILE)} * coalesce(miles, 0) desc, miles, name, id`,
  distance: sql`meters, id`,
  name: sql`lower(name), miles, id`,
  verified: sql`last_verified desc nulls last, miles, name, id`,
};

const gradeBy = (terms: readonly Term[]): RawBuilder<number> => {
  if (terms.length === 0) return sql<number>`0`;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const grades = terms.map(
    ({ weight, best, good, match }) => sql`${weight / total}::float8 * case
      when document @@ ${best}::tsquery then ${sql.lit(BEST_GRADE)}
      when document @@ ${good}::tsquery then ${sql.lit(GOOD_GRADE)}
      when document @@ ${match}::tsquery then ${sql.lit(FAIR_GRADE)}
      else 0 end`,
  );
  return sql<number>`(${sql.join(grades, sql` + `)})`;
};
