import type { SORTS } from '@hearthway/domain/directory/directory.constants.ts';
import { compileByShape } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import {
  type CandidateQuery,
  type CandidateShape,
  type CandidateValues,
  candidateShape,
  candidates,
  candidateValues,
  METERS_PER_MILE,
} from './candidates.ts';
import { DETAILS_COLUMNS, type DetailsRow } from './details.ts';
import { RESOURCE_COLUMNS, type ResourceRow } from './resource.ts';
import type { Term } from './terms.ts';
import { VERSION } from './version.ts';

type Sort = (typeof SORTS)[number];

export interface Ranked extends ResourceRow, DetailsRow {
  /**
   * Straight-line distance in tenths of a mile, since more digits would suggest a route. Null without a
   * place.
   */
  readonly miles: number | null;
  readonly version: string;
}

export interface Wanted {
  readonly steps: CandidateQuery['steps'];
  readonly near: CandidateQuery['near'];
  /** Terms by which the texts of listings are graded. */
  readonly terms: readonly Term[];
  readonly sort: Sort;
  readonly offset: number;
  readonly limit: number;
}

const BEST_GRADE = 1;
const GOOD_GRADE = 0.8;
const FAIR_GRADE = 0.4;

/** Ten miles weigh as much as the step from good to best. */
const COST_OF_A_MILE = 0.02;

/** Number of full matches that makes partial ones unnecessary. */
export const ENOUGH_GOOD_MATCHES = 6;

/**
 * Fixed size of the first round of nearest matches; the next rounds follow. Otherwise a page's content would
 * depend on its number.
 */
const FEWEST_COMPETING = 24;

/** Maximum number to sort by name or date, since the index near a place covers neither. */
const MAX_SORTED = 500;

/**
 * Returns the best matches, best first.
 *
 * score = Σ weight × grade / Σ weight − 0.02 × miles
 *
 * The grade of a term is 1 in the listing's name, 0.8 in its tags or by its category, 0.4 anywhere else; rare
 * terms weigh more, since they say more. Equal texts are sorted by distance, and equals in both by name and
 * id, so that the same search always gives the same list.
 *
 * Other sort orders find partial matches only if there is no full match.
 */
export const findRanked = async (
  database: Kysely<ReadSchema>,
  { steps, near, terms, sort, offset, limit }: Wanted,
): Promise<readonly Ranked[]> => {
  const competing = Math.max(FEWEST_COMPETING, limit);
  const maxPerQuery = {
    relevance: competing * Math.ceil((offset + limit) / competing),
    distance: offset + limit,
    name: MAX_SORTED,
    verified: MAX_SORTED,
  }[sort];
  const query: CandidateQuery = {
    steps,
    near,
    maxPerQuery,
    enough: sort === 'relevance' ? ENOUGH_GOOD_MATCHES : 1,
  };
  const graded = sort === 'relevance' ? terms : [];
  const total = graded.reduce((sum, { weight }) => sum + weight, 0);
  const values: RankedValues = {
    ...candidateValues(query),
    competing,
    weights: graded.map(({ weight }) => weight / total),
    best: graded.map(({ best }) => best),
    good: graded.map(({ good }) => good),
    match: graded.map(({ match }) => match),
    offset,
    limit,
  };
  const shape = { sort, terms: graded.length, ...candidateShape(values) };
  return (await selectRanked(database, values, shape)).rows;
};

interface RankedValues extends CandidateValues {
  readonly competing: number;
  /** Weight of each term, followed by the queries that grade it. */
  readonly weights: readonly number[];
  readonly best: readonly string[];
  readonly good: readonly string[];
  readonly match: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

const COLUMNS = sql.join(
  [...RESOURCE_COLUMNS, ...DETAILS_COLUMNS].map((column) =>
    typeof column === 'string' ? sql.ref(column) : column,
  ),
);

type ValueOf = (name: keyof RankedValues) => unknown;

const selectRanked = compileByShape<
  ReadSchema,
  RankedValues,
  CandidateShape & { readonly sort: Sort; readonly terms: number },
  Ranked
>(
  // The remaining columns are read last, only for the rows shown.
  (value, { sort, terms, ...shape }) => sql`
    with best as (
      select tuple, miles
      from ${candidates(value, shape)} as candidates
      ${terms === 0 ? sql`` : sql`join ${DOCUMENTS} using (tuple)`},
      lateral (select round(meters / ${sql.lit(METERS_PER_MILE / 10)}) / 10 as miles) as distance
      order by ${orderBy(sort, terms, value)}
      offset ${value('offset')} limit ${value('limit')}
    ),
    chosen as (select *, row_number() over () as place from best)
    select ${COLUMNS}, miles, ${VERSION} as version
    from chosen join providers on providers.ctid = tuple
    order by place
  `,
);

const DOCUMENTS = sql`(select ctid as tuple, document from providers) as documents`;

/** Sorts distances by meters, since tenths of a mile would tie, and a page may end between ties. */
const orderBy = (sort: Sort, terms: number, value: ValueOf): RawBuilder<unknown> => {
  switch (sort) {
    case 'relevance':
      return sql`turn / ${value('competing')}::integer,
        ${gradeBy(terms, value)} - ${sql.lit(COST_OF_A_MILE)} * coalesce(miles, 0) desc,
        miles, name, id`;
    case 'distance':
      return sql`meters, id`;
    case 'name':
      return sql`lower(name), miles, id`;
    case 'verified':
      return sql`last_verified desc nulls last, miles, name, id`;
  }
};

const gradeBy = (terms: number, value: ValueOf): RawBuilder<unknown> => {
  if (terms === 0) return sql`0`;
  const holds = (queries: 'best' | 'good' | 'match', term: number) =>
    sql`document @@ (${value(queries)}::tsquery[])[${sql.lit(term)}]`;
  const grades = Array.from({ length: terms }, (_, index) => index + 1).map(
    (term) => sql`(${value('weights')}::float8[])[${sql.lit(term)}] * case
      when ${holds('best', term)} then ${sql.lit(BEST_GRADE)}
      when ${holds('good', term)} then ${sql.lit(GOOD_GRADE)}
      when ${holds('match', term)} then ${sql.lit(FAIR_GRADE)}
      else 0 end`,
  );
  return sql`(${sql.join(grades, sql` + `)})`;
};
