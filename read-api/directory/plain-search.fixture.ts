import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../database/schema.ts';
import { type CandidateQuery, METERS_PER_MILE } from './candidates.ts';
import type { Wanted } from './ranked.ts';

export interface PlainCandidate {
  readonly id: string;
  readonly name: string;
  /** Null without a place. */
  readonly meters: number | null;
  readonly turn: number;
  readonly verified: string | null;
  readonly lexemes: readonly string[];
  /** Grade for each term: that of the first query which the listing matches. */
  readonly grades: readonly number[];
}

/** Reference implementation of a search's candidates, which checks every listing without an index. */
export const plainCandidates = async (
  database: Kysely<ReadSchema>,
  {
    steps,
    near,
    maxPerQuery,
    enough,
    terms = [],
  }: CandidateQuery & { readonly terms?: Wanted['terms'] },
): Promise<readonly PlainCandidate[]> => {
  const queries = steps.flat().map(({ query }) => query ?? null);
  const { rows } = await sql<Omit<PlainCandidate, 'turn'> & { readonly holds: boolean[] }>`
    select id, name, last_verified::text as verified, tsvector_to_array(document) as lexemes,
      case when ${near !== undefined} then earth_distance(point, ${near?.place.point}::cube) end as meters,
      array(
        select query is null or document @@ query
        from unnest(${queries}::tsquery[]) with ordinality as queries (query, number) order by number
      ) as holds,
      array(
        select case when document @@ best then 1 when document @@ good then 0.8
          when document @@ match then 0.4 else 0 end::float8
        from unnest(
          ${terms.map(({ best }) => best)}::tsquery[], ${terms.map(({ good }) => good)}::tsquery[],
          ${terms.map(({ match }) => match)}::tsquery[]
        ) with ordinality as terms (best, good, match, number) order by number
      ) as grades
    from providers order by id
  `.execute(database);
  const radius = (near?.radiusMiles ?? Number.POSITIVE_INFINITY) * METERS_PER_MILE;
  const inReach =
    near === undefined
      ? rows
      : rows
          .filter(({ meters }) => meters !== null && meters <= radius)
          .sort((a, b) => (a.meters ?? 0) - (b.meters ?? 0));
  const found = new Map<string, PlainCandidate>();
  let number = 0;
  for (const step of steps) {
    if (number > 0 && found.size >= enough) break;
    const pools = step.map((_, index) =>
      inReach.filter(({ holds }) => holds[number + index]).slice(0, maxPerQuery),
    );
    number += step.length;
    for (const pool of pools)
      for (const [turn, { holds: _, ...listing }] of pool.entries())
        found.set(listing.id, {
          ...listing,
          turn: Math.min(turn, found.get(listing.id)?.turn ?? turn),
        });
  }
  return [...found.values()];
};

/** Reference implementation of the order: ids, best first. */
export const plainOrder = (
  candidates: readonly PlainCandidate[],
  { terms, sort, competing }: Pick<Wanted, 'terms' | 'sort'> & { readonly competing: number },
): readonly string[] => {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  // Uses the same arithmetic, to the last digit.
  const ranked = candidates.map((candidate) => {
    const miles =
      candidate.meters === null ? null : Math.round(candidate.meters / (METERS_PER_MILE / 10)) / 10;
    const grade = terms.reduce(
      (sum, { weight }, term) => sum + (weight / total) * (candidate.grades[term] ?? 0),
      0,
    );
    return {
      ...candidate,
      // Sorts nulls last.
      miles: miles ?? Number.POSITIVE_INFINITY,
      score: grade - 0.02 * (miles ?? 0),
      round: Math.floor(candidate.turn / competing),
    };
  });
  type Row = (typeof ranked)[number];
  const byName = (a: Row, b: Row) =>
    a.miles === b.miles ? compare(a.name, b.name) || compare(a.id, b.id) : a.miles - b.miles;
  const orders: Readonly<Record<Wanted['sort'], (a: Row, b: Row) => number>> = {
    relevance: (a, b) => a.round - b.round || b.score - a.score || byName(a, b),
    distance: (a, b) => (a.meters ?? 0) - (b.meters ?? 0) || compare(a.id, b.id),
    name: (a, b) =>
      compare(a.name.toLowerCase(), b.name.toLowerCase()) ||
      (a.miles === b.miles ? 0 : a.miles - b.miles) ||
      compare(a.id, b.id),
    verified: (a, b) => compare(b.verified ?? '', a.verified ?? '') || byName(a, b),
  };
  return ranked.sort(orders[sort]).map(({ id }) => id);
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
