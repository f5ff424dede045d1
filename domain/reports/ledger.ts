import type { Unit } from './periods.ts';

/**
 * Set of dimensions whose cells are published, with the privacy loss of each. A cell is a measure, a value of
 * each dimension, and a calendar unit of time. Its noise is drawn once, so that repeated or rephrased queries
 * reveal nothing more. See docs/metrics.md#ledger.
 */
export interface Charge {
  /** Dimensions of the cells; empty for all families of the nation together. */
  readonly by: readonly string[];
  readonly per: Unit;
  /**
   * Epsilon of a cell, in hundredths: e to this power bounds how much more likely a figure is with a family
   * than without it.
   */
  readonly epsilon: number;
  /** Maximum cells that a family counts in per unit of time: the first that it reached. */
  readonly most: number;
}

/** Maximum epsilon of a cell. */
export const EPSILON_LIMIT = { guarded: 0.5, other: 1 } as const;

/** Maximum total epsilon of all charges of a measure. */
export const SUM_LIMIT = { guarded: 1, other: 3 } as const;

const DAYS_IN_WEEK = 7;

/** Privacy loss of a family from all cells of a charge, for one week of activity. */
export const lossOf = ({ epsilon, most, per }: Charge): number =>
  (Math.round(epsilon * 100) * most * (per === 'day' ? DAYS_IN_WEEK : 1)) / 100;

/** Privacy loss of a family from everything published about a measure, for one week of activity. */
export const sumOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, charge) => sum + Math.round(lossOf(charge) * 100), 0) / 100;

export const nation = (per: Unit, epsilon: number): Charge => ({ by: [], per, epsilon, most: 1 });

/** Charge by state; a family is in exactly one. */
export const perState = (epsilon: number): Charge => ({
  by: ['state'],
  per: 'week',
  epsilon,
  most: 1,
});

/** Charge by week and group; a family may be in several groups. */
export const perGroup = (by: string, epsilon: number, most = 1): Charge => ({
  by: [by],
  per: 'week',
  epsilon,
  most,
});

/**
 * The nation by month and quarter is requested most; weekly figures of a state are off by about one family.
 */
const OTHERS = [
  nation('month', 0.55),
  nation('quarter', 0.55),
  nation('year', 0.15),
  nation('week', 0.2),
  perState(0.95),
];

const GUARDED = [nation('month', 0.15), nation('quarter', 0.15), perState(0.5)];

/** Budget shared by the groupings. */
const FOR_GROUPS = { guarded: 0.2, other: 0.6 } as const;

/** Maximum groups that a family counts in per week, by grouping. */
type Groups = Readonly<Record<string, number>>;

const groupCharges = (groups: Groups, left: number): readonly Charge[] => {
  const all = Object.entries(groups);
  return all.map(([by, most]) =>
    perGroup(by, Math.floor((left / all.length / most) * 100 + 1e-9) / 100, most),
  );
};

/** Standard charges of a measure. */
export const usualCharges = (groups: Groups = {}): readonly Charge[] => [
  ...groupCharges(groups, FOR_GROUPS.other),
  ...OTHERS,
];

/** Charges for crises, denials, appeals and votes on answers. */
export const guardedCharges = (groups: Groups = {}): readonly Charge[] => [
  ...groupCharges(groups, FOR_GROUPS.guarded),
  ...GUARDED,
];
