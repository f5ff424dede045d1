import type { SORTS } from '@hearthway/domain/directory/directory.constants.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { candidates, METERS_PER_MILE, type Sought } from './candidates.ts';
import { RESOURCE_COLUMNS, type ResourceRow } from './resource.ts';
import type { Term } from './terms.ts';

type Sort = (typeof SORTS)[number];

export interface Ranked extends ResourceRow {
  /** Degrees; null where nobody knows the place. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** As the crow flies, to a tenth: more would pretend to know the way. Null without a place. */
  readonly miles: number | null;
}

export interface Wanted {
  readonly steps: Sought['steps'];
  readonly near: Sought['near'];
  /** What the texts of listings are graded by. */
  readonly terms: readonly Term[];
  readonly sort: Sort;
  /** How many come before, and how many are wanted. */
  readonly offset: number;
  readonly limit: number;
}

const BEST = 1;
const GOOD = 0.8;
const SOME = 0.4;

/** Ten miles weigh as much as the step from good to best. */
const COST_OF_A_MILE = 0.02;

/** With so many that say all that was asked for, those that say less are not looked for. */
const ENOUGH = 6;

/** The nearest so many compete with each other, then the next: else a page would hang on its number. */
const FEWEST_COMPETING = 24;

/** Names and dates are in no order that an index near a place has: these many are put into it. */
const MOST_SORTED = 500;

/**
 * The best matches, best first.
 *
 * score = Σ weight × grade / Σ weight − 0.02 × miles
 *
 * Each term counts by how well the listing says it: 1 in its name, 0.8 in its tags or by its
 * category, 0.4 anywhere else; and by its weight, since rare words say more. So equal texts are
 * ordered by distance, and equals in both by name and id: the same search always gives the same
 * list.
 *
 * In another order than by relevance it is all or nothing: what says less is found only where nobody
 * says all.
 */
export const findRanked = (
  database: Kysely<ReadSchema>,
  { steps, near, terms, sort, offset, limit }: Wanted,
): Promise<readonly Ranked[]> => {
  const competing = Math.max(FEWEST_COMPETING, limit);
  const sought = { steps, near, enough: sort === 'relevance' ? ENOUGH : 1 };
  const mostOfAQuery = {
    relevance: competing * Math.ceil((offset + limit) / competing),
    distance: offset + limit,
    name: MOST_SORTED,
    verified: MOST_SORTED,
  }[sort];
  // What a listing says is read at the end, of those alone that are shown.
  const miles = sql<number | null>`round(meters / ${sql.lit(METERS_PER_MILE / 10)}) / 10`.as(
    'miles',
  );
  const graded = database
    .selectFrom(
      candidates({ ...sought, mostOfAQuery }, ['name', 'document', 'last_verified']).as(
        'candidates',
      ),
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
    .select([...RESOURCE_COLUMNS, 'latitude', 'longitude', 'miles'])
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
      when document @@ ${best}::tsquery then ${sql.lit(BEST)}
      when document @@ ${good}::tsquery then ${sql.lit(GOOD)}
      when document @@ ${match}::tsquery then ${sql.lit(SOME)}
      else 0 end`,
  );
  return sql<number>`(${sql.join(grades, sql` + `)})`;
};
