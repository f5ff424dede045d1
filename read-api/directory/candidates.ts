import { type RawBuilder, sql } from 'kysely';
import type { Place } from './place.ts';

export interface Near {
  readonly place: Place;
  /** Null: however far. */
  readonly radiusMiles: number | null;
}

export interface Match {
  /** A `tsquery`. Undefined matches any listing. */
  readonly query: string | undefined;
  /** A part of the query, and about how many listings hold it, wherever they are. */
  readonly rarest: { readonly query: string; readonly listings: number } | undefined;
}

export interface CandidateQuery {
  /**
   * Conditions on listings in ever looser steps: a step is taken when those before it have found
   * too few.
   */
  readonly steps: readonly (readonly Match[])[];
  readonly near: Near | undefined;
  /** Cap per query: of more matches, the nearest compete, or any of them without a place. */
  readonly maxPerQuery: number;
  /** No looser step is taken when this many are found. */
  readonly enough: number;
}

/** A row of the SQL function `candidates`. */
export interface Candidate {
  /** Where the listing is stored: its `ctid`, within the statement. */
  readonly tuple: string;
  /** Straight-line distance. Null without a place. */
  readonly meters: number | null;
  /** Its place among the matches of a query, from 0: the nearest first. */
  readonly turn: number;
}

export const METERS_PER_MILE = 1609.344;

/** Arguments of `candidates`. */
export interface CandidateValues {
  /** Null: no place. */
  readonly here: string | null;
  readonly chord: number | null;
  readonly queries: readonly (string | null)[];
  /** The step of each query. */
  readonly steps: readonly number[];
  /** Parts of the queries that few listings hold, or null. */
  readonly rare: readonly (string | null)[];
  readonly most: number;
  readonly enough: number;
}

/**
 * Up to this number, checking all listings is faster than walking outwards among a million others.
 * A walk without a radius may lead through the whole country.
 */
const FEW_LISTINGS = { withinRadius: 2_000, anywhere: 5_000 };

export const candidateValues = ({
  steps,
  near,
  maxPerQuery,
  enough,
}: CandidateQuery): CandidateValues => {
  const matches = steps.flat();
  const few = near?.radiusMiles == null ? FEW_LISTINGS.anywhere : FEW_LISTINGS.withinRadius;
  return {
    here: near?.place.point ?? null,
    chord:
      near === undefined
        ? null
        : chordOf((near.radiusMiles ?? Number.POSITIVE_INFINITY) * METERS_PER_MILE),
    queries: matches.map(({ query }) => query ?? null),
    steps: steps.flatMap((step, number) => step.map(() => number)),
    rare: matches.map(({ rarest }) =>
      rarest !== undefined && rarest.listings <= few ? rarest.query : null,
    ),
    most: maxPerQuery,
    enough,
  };
};

/** How a statement asks for candidates: it is compiled for each. */
export type CandidateShape = {
  /** A listing may be found by two queries, or twice by one. */
  readonly isRepeating: boolean;
  /** One query near a place, with no rare part: `candidates` would do nothing but ask the index. */
  readonly isWalk: boolean;
};

export const candidateShape = ({ here, queries, rare }: CandidateValues): CandidateShape => ({
  isRepeating: here === null || queries.length > 1,
  isWalk: here !== null && queries.length === 1 && queries[0] !== null && rare[0] === null,
});

type ValueOf = (name: keyof CandidateValues) => unknown;

/** The listings among which the best are looked for, each once. */
export const candidates = (
  value: ValueOf,
  { isRepeating, isWalk }: CandidateShape,
): RawBuilder<Candidate> => {
  if (isWalk) return sql`candidates_near(${walkArguments(value)})`;
  const found = sql<Candidate>`candidates(${candidateArguments(value)})`;
  return isRepeating
    ? sql`(select distinct on (tuple) * from ${found} order by tuple, turn)`
    : found;
};

export const candidateArguments = (value: ValueOf): RawBuilder<unknown> => sql`
  ${value('here')}, ${value('chord')}, ${value('queries')}, ${value('steps')}, ${value('rare')},
  ${value('most')}, ${value('enough')}`;

/** Arguments of `candidates_near` and `filter_values_near`. */
export const walkArguments = (value: ValueOf): RawBuilder<unknown> => sql`
  ${value('here')}, ${value('chord')}, (${value('queries')}::tsquery[])[1], ${value('most')}`;

/** Twice the radius of PostgreSQL's `earth()`. */
const GLOBE_METERS = 2 * 6_378_168;

/** Straight through the globe, between two places that are so far from each other on it. */
const chordOf = (meters: number): number =>
  GLOBE_METERS * Math.sin(Math.min(meters / GLOBE_METERS, Math.PI / 2));
