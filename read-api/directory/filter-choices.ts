import { MOST_COUNTED } from '@hearthway/domain/directory/directory.constants.ts';
import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { candidates, type Near } from './candidates.ts';
import { type Sifted, understandSearch } from './search.ts';

/** Of tags there are hundreds, and nobody reads them all. */
const MOST_TAGS = 30;

/**
 * What the filters can be set to among the listings that say all that was asked for, and how many
 * would be left. The choices are the lexemes that the filters look for, so that none is offered that
 * would find nothing.
 */
export const readFilterChoices = async (
  database: Kysely<ReadSchema>,
  { near, ...sifted }: Sifted & { readonly near: Near | undefined },
): Promise<FilterChoices> => {
  const understood = await understandSearch(database, sifted);
  if (understood === undefined) return choicesOf([], 0);
  const matches = candidates(
    { steps: understood.steps, near, mostOfAQuery: MOST_COUNTED + 1, enough: 1 },
    ['document'],
  );
  const { rows } = await sql<Counted>`
    with matches as materialized (select document from ${matches} limit ${sql.lit(MOST_COUNTED + 1)})
    select null as lexeme, count(*)::integer as count from matches
    union all
    select lexeme, count(*)::integer
    from matches, unnest(tsvector_to_array(document)) as lexeme
    where lexeme ^@ '+'
    group by lexeme
  `.execute(database);
  const total = rows.find(({ lexeme }) => lexeme === null)?.count ?? 0;
  return choicesOf(rows, total);
};

interface Counted {
  /** As `conditionsOf` writes it; null for all matches. */
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
    total: Math.min(total, MOST_COUNTED),
    isCapped: total > MOST_COUNTED,
    choices: {
      ages: startingWith('+age:').sort((a, b) => yearsOf(a.value) - yearsOf(b.value)),
      language: startingWith('+lang:'),
      telehealth: flag('+telehealth'),
      inHome: flag('+in-home'),
      medicaid: flag('+medicaid'),
      accepting: flag('+accepting'),
      tag: startingWith('+tag:').slice(0, MOST_TAGS),
    },
  };
};

/** Adults are older than anybody. */
const yearsOf = (age: string): number => {
  const years = Number(age);
  return Number.isNaN(years) ? Number.POSITIVE_INFINITY : years;
};
