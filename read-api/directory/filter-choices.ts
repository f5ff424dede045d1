import { MAX_COUNTED } from '@hearthway/domain/directory/directory.constants.ts';
import type { FilterChoices } from '@hearthway/domain/directory/directory-filters.contract.ts';
import { compileByShape } from '@hearthway/infra/adapters/postgres/compile-once.ts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadSchema } from '../database/schema.ts';
import {
  type CandidateShape,
  type CandidateValues,
  candidateArguments,
  candidateShape,
  candidateValues,
  type Near,
  walkArguments,
} from './candidates.ts';
import { type Listings, type SearchFilters, understandSearch } from './search.ts';
import { VERSION } from './version.ts';

/** Limited because there are hundreds of tags. */
const MAX_TAGS = 30;

/** Limited because the others appear in only one or two listings each. */
const MAX_INSURERS = 20;

export interface ChoicesQuery extends SearchFilters {
  readonly near: Near | undefined;
}

/**
 * Counts the filter values among all listings that match the search, with the number each would leave. The
 * values are the lexemes that the filters use, so that no choice finds nothing.
 */
export const readFilterChoices = (
  { database, withTerms }: Listings,
  { near, text, ...filters }: ChoicesQuery,
): Promise<FilterChoices> =>
  withTerms(text, async (terms) => {
    const understood = understandSearch(filters, terms);
    const nothing = { answer: choicesOf([], 0), version: undefined };
    if (understood === undefined) return nothing;
    const query = { steps: understood.steps, near, maxPerQuery: MAX_COUNTED + 1, enough: 1 };
    const values = candidateValues(query);
    const [row] = (await countAlike(database, values, candidateShape(values))).rows;
    if (row === undefined) return nothing;
    const { total, alike, version } = row;
    return { answer: choicesOf(await countLexemes(database, alike), total), version };
  });

const countLexemes = async (
  database: Kysely<ReadSchema>,
  alike: AlikeRow['alike'],
): Promise<readonly LexemeCount[]> => {
  const lexemesOf = await readLexemes(
    database,
    alike.map(([values]) => values),
  );
  const counts = new Map<string, number>();
  for (const [values, count] of alike)
    for (const lexeme of lexemesOf(values)) counts.set(lexeme, (counts.get(lexeme) ?? 0) + count);
  return [...counts].map(([lexeme, count]) => ({ lexeme, count }));
};

/** Columns of a filter as JSON, `{"languages":["en","es"]}`; equal values have equal text. */
type FilterValues = string;

interface AlikeRow {
  /** Number of matches, or the maximum counted plus one if there are more. */
  readonly total: number;
  readonly alike: readonly (readonly [FilterValues, number])[];
  readonly version: string;
}

/**
 * Groups matches with equal values: making lexemes for each of a thousand would take longer than finding
 * them.
 */
const countAlike = compileByShape<ReadSchema, CandidateValues, CandidateShape, AlikeRow>(
  (value, { isWalk }) => sql`
    select coalesce(max(listings) filter (where says is null), 0) as total,
      coalesce(
        json_agg(json_build_array(says, listings)) filter (where says is not null), '[]'
      ) as alike,
      ${VERSION} as version
    from ${
      isWalk
        ? sql`filter_values_near(${walkArguments(value)})`
        : sql`filter_values(${candidateArguments(value)})`
    }
  `,
);

/** Takes a few megabytes. */
const MAX_KNOWN = 10_000;

/** Cached permanently, since lexemes depend only on the values. */
const knownLexemes = new LRUCache<FilterValues, readonly string[]>({ max: MAX_KNOWN });

/** Computes the lexemes of values, in the form of `conditionsOf`. */
const readLexemes = async (
  database: Kysely<ReadSchema>,
  values: readonly FilterValues[],
): Promise<(values: FilterValues) => readonly string[]> => {
  const known = new Map(values.map((each) => [each, knownLexemes.get(each)]));
  const unknown = values.filter((each) => known.get(each) === undefined);
  const made = unknown.length === 0 ? [] : await makeLexemes(database, unknown);
  for (const { says, lexemes } of made) {
    known.set(says, lexemes);
    knownLexemes.set(says, lexemes);
  }
  return (each) => known.get(each) ?? [];
};

const makeLexemes = async (
  database: Kysely<ReadSchema>,
  values: readonly FilterValues[],
): Promise<readonly { readonly says: FilterValues; readonly lexemes: readonly string[] }[]> => {
  const { rows } = await sql<{ says: FilterValues; lexemes: string[] }>`
    select says, tsvector_to_array(
      attribute_lexemes(
        ages_from, ages_to, languages, tags, telehealth, in_home, medicaid, accepting
      ) || insurance_lexemes(insurance)
    ) as lexemes
    from unnest(${values}::text[]) as says, json_to_record(says::json) as listing (
      ages_from smallint, ages_to smallint, languages text[], tags text[], telehealth boolean,
      in_home boolean, medicaid boolean, accepting boolean, insurance text[]
    )
  `.execute(database);
  return rows;
};

interface LexemeCount {
  readonly lexeme: string;
  readonly count: number;
}

const choicesOf = (lexemes: readonly LexemeCount[], total: number): FilterChoices => {
  const startingWith = (prefix: string) =>
    lexemes
      .flatMap(({ lexeme, count }) =>
        lexeme.startsWith(prefix) ? [{ value: lexeme.slice(prefix.length), count }] : [],
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

/** Sorts adults above every other age. */
const yearsOf = (age: string): number => {
  const years = Number(age);
  return Number.isNaN(years) ? Number.POSITIVE_INFINITY : years;
};
