import { type RawBuilder, sql } from 'kysely';
import type { Place } from './place.ts';

export interface Near {
  readonly place: Place;
  /** Null for no limit. */
  readonly radiusMiles: number | null;
}

export interface Match {
  /** `tsquery`; undefined matches any listing. */
  readonly query: string | undefined;
  /** Part of the query, with the estimated number of listings anywhere that match it. */
  readonly rarest: { readonly query: string; readonly listings: number } | undefined;
}

export interface CandidateQuery {
  /** Conditions on listings, from strict to loose: a step is taken if those before it have found too few. */
  readonly steps: readonly (readonly Match[])[];
  readonly near: Near | undefined;
  /** Maximum matches per query: the nearest ones compete, or any without a place. */
  readonly maxPerQuery: number;
  /** Number of matches that makes looser steps unnecessary. */
  readonly enough: number;
}

export interface Candidate {
  /** Storage location of the listing: its `ctid`, valid within the statement. */
  readonly tuple: string;
  /** Straight-line distance. Null without a place. */
  readonly meters: number | null;
  /** Rank among the matches of a query, from 0 for the nearest. */
  readonly turn: number;
}

export const METERS_PER_MILE = 1609.344;

export interface CandidateValues {
  /** Null without a place. */
  readonly here: string | null;
  readonly chord: number | null;
  readonly queries: readonly (string | null)[];
  /** Step of each query. */
  readonly steps: readonly number[];
  /** Parts of the queries that few listings match, or null. */
  readonly rare: readonly (string | null)[];
  readonly most: number;
  readonly enough: number;
}

/**
 * Up to this number, checking all listings is faster than walking outwards among a million others. A walk
 * without a radius may lead through the whole country.
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

/** Shape of a statement for candidates, which is compiled once per shape. */
export type CandidateShape = {
  /** Whether a listing may be found by two queries, or twice by one. */
  readonly isRepeating: boolean;
  /** One query near a place without a rare part, for which `candidates` would only query the index. */
  readonly isWalk: boolean;
};

export const candidateShape = ({ here, queries, rare }: CandidateValues): CandidateShape => ({
  isRepeating: here === null || queries.length > 1,
  isWalk: here !== null && queries.length === 1 && queries[0] !== null && rare[0] === null,
});

type ValueOf = (name: keyof CandidateValues) => unknown;

/** Selects the listings that compete for the best matches, each once. */
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

/** Converts a distance on the globe to the straight line through it. */
const chordOf = (meters: number): number =>
  GLOBE_METERS * Math.sin(Math.min(meters / GLOBE_METERS, Math.PI / 2));
