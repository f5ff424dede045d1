import { MAX_COUNTED } from '@hearthway/domain/directory/directory.constants.ts';
import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { compileByShape } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import {
  type CandidateValues,
  candidates,
  candidateValues,
  mayRepeat,
  type Near,
} from './candidates.ts';
import { type SearchFilters, understandSearch } from './search.ts';

/** There are hundreds of tags, too many to read. */
const MAX_TAGS = 30;

/** Others are named by a listing or two each. */
const MAX_INSURERS = 20;

/**
 * Filter values among the listings that match all of the search, with how many each would leave.
 * The values are the lexemes that the filters look for, so that no choice finds nothing.
 */
export const readFilterChoices = async (
  database: Kysely<ReadSchema>,
  { near, ...filters }: SearchFilters & { readonly near: Near | undefined },
): Promise<FilterChoices> => {
  const understood = await understandSearch(database, filters);
  if (understood === undefined) return choicesOf([], 0);
  const query = { steps: understood.steps, near, maxPerQuery: MAX_COUNTED + 1, enough: 1 };
  const shape = { isRepeating: mayRepeat(query) };
  const { rows } = await countLexemes(database, candidateValues(query), shape);
  const total = rows.find(({ lexeme }) => lexeme === null)?.count ?? 0;
  return choicesOf(rows, total);
};

/**
 * Counts the combinations of values first: making lexemes of a thousand listings would take longer than
 * finding them.
 */
const countLexemes = compileByShape<
  ReadSchema,
  CandidateValues,
  { readonly isRepeating: boolean },
  Counted
>(
  (value, { isRepeating }) => sql`
    with matches as materialized (
      select * from ${candidates(value, { isRepeating })} as candidates
      ${isRepeating ? sql`order by id` : sql``}
      limit ${sql.lit(MAX_COUNTED + 1)}
    ),
    alike as (
      select ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting,
        insurance, count(*) as count
      from matches
      group by grouping sets (
        (ages_from, ages_to), (languages), (tags), (telehealth, in_home, medicaid, accepting),
        (insurance)
      )
    )
    select null as lexeme, count(*)::integer as count from matches
    union all
    select lexeme, sum(count)::integer
    from alike, unnest(tsvector_to_array(
      attribute_lexemes(
        ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting
      ) || insurance_lexemes(insurance)
    )) as lexeme
    group by lexeme
  `,
);

interface Counted {
  /** In the form of `conditionsOf`; null for all matches. */
  readonly lexeme: string | null;
  readonly count: number;
}

const choicesOf = (counted: readonly Counted[], total: number): FilterChoices => {
  const startingWith = (prefix: string) =>
    counted
      .flatMap(({ lexeme, count }) =>
        lexeme?.startsWith(prefix) ? [{ value: lexeme.slice(prefix.length), count }] : [],
      )
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const flag = (lexeme: string) => startingWith(lexeme).map(({ count }) => ({ value: '1', count }));
  return {
    total: Math.min(total, MAX_COUNTED),
    isCapped: total > MAX_COUNTED,
    choices: {
      ages: startingWith('+age:').sort((a, b) => yearsOf(a.value) - yearsOf(b.value)),
      language: startingWith('+lang:'),
      telehealth: flag('+telehealth'),
      inHome: flag('+in-home'),
      medicaid: flag('+medicaid'),
      accepting: flag('+accepting'),
      insurance: startingWith('+insurance:').slice(0, MAX_INSURERS),
      tag: startingWith('+tag:').slice(0, MAX_TAGS),
    },
  };
};

/** Adults are above every other age. */
const yearsOf = (age: string): number => {
  const years = Number(age);
  return Number.isNaN(years) ? Number.POSITIVE_INFINITY : years;
};
