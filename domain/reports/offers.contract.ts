import { isUnit } from './periods.ts';

/** The questions that the ledger of a report has cells for. */
export interface Offers {
  /** Groupings of all states together; the first is the usual one. */
  readonly groupings: readonly string[];
  /** Those that can be asked of single states as well. */
  readonly stateGroupings: readonly string[];
}

export interface Grouped {
  readonly groupBy: string;
  /** Null for all states. */
  readonly state: string | null;
}

/** Whether there are cells for a question. */
export const isOffered = (
  { groupings, stateGroupings }: Offers,
  { groupBy, state }: Grouped,
): boolean => (state === null ? groupings : stateGroupings).includes(groupBy);

/**
 * The offered question that is nearest to another: of the same states where there is one, by another
 * unit of time for a unit of time, and otherwise of all states.
 */
export const nearestOffered = (offers: Offers, { groupBy, state }: Grouped): Grouped => {
  const { groupings, stateGroupings } = offers;
  if (state !== null) {
    const sameKind = stateGroupings.find((each) => isUnit(each) === isUnit(groupBy));
    const nearest = sameKind ?? stateGroupings[0];
    if (nearest !== undefined) return { groupBy: nearest, state };
  }
  const known = groupings.includes(groupBy) ? groupBy : undefined;
  const sameKind = groupings.find((each) => isUnit(each) === isUnit(groupBy));
  return { groupBy: known ?? sameKind ?? groupings[0] ?? '', state: null };
};
