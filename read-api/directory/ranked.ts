import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { candidates, type Sought } from './candidates.ts';
import { RESOURCE_COLUMNS, type ResourceRow } from './resource.ts';
import type { Term } from './terms.ts';

export interface Ranked extends ResourceRow {
  /** As the crow flies, to a tenth: more would pretend to know the way. Null without a place. */
  readonly miles: number | null;
}

export interface Wanted extends Sought {
  /** What the texts of listings are graded by. */
  readonly terms: readonly Term[];
}

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
  { terms, ...sought }: Wanted,
): Promise<readonly Ranked[]> =>
  database
    .selectFrom(candidates(sought).as('candidates'))
    .select([...RESOURCE_COLUMNS, 'miles'])
    .orderBy(sql`${gradeBy(terms)} - ${sql.lit(COST_OF_A_MILE)} * coalesce(miles, 0)`, 'desc')
    .orderBy('miles')
    .orderBy('name')
    .orderBy('id')
    .limit(sought.limit)
    .execute();

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
