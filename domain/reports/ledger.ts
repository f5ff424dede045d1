import type { Unit } from './periods.ts';

/**
 * A set of dimensions whose cells are told, and what each of them may tell about a family. A cell is a
 * measure, a value of each dimension, and a unit of time on the calendar. Its noise is drawn once, so
 * that asking again, or otherwise, tells nothing more. See docs/metrics.md#ledger.
 */
export interface Charge {
  /** Empty: all families of the nation together. */
  readonly by: readonly string[];
  readonly per: Unit;
  /** Epsilon of a cell, in hundredths: e to this power is how much more likely a figure can be with a family than without. */
  readonly epsilon: number;
  /** Cells that a family counts in at most, in one unit of time: the first that it came to. */
  readonly most: number;
}

/** The most that a cell may have. */
export const EPSILON_LIMIT = { guarded: 0.5, other: 1 } as const;

/** The most that all charges of a measure may have together. */
export const SUM_LIMIT = { guarded: 1, other: 3 } as const;

const DAYS_IN_WEEK = 7;

/** Loss of a family by the cells of a charge together, for all that it did in a week. */
export const lossOf = ({ epsilon, most, per }: Charge): number =>
  (Math.round(epsilon * 100) * most * (per === 'day' ? DAYS_IN_WEEK : 1)) / 100;

/** Loss of a family by everything that is told of a measure, for all that it did in a week. */
export const sumOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, charge) => sum + Math.round(lossOf(charge) * 100), 0) / 100;

export const nation = (per: Unit, epsilon: number): Charge => ({ by: [], per, epsilon, most: 1 });

/** A family is in one state. */
export const perState = (epsilon: number): Charge => ({
  by: ['state'],
  per: 'week',
  epsilon,
  most: 1,
});

/** By week and groups that a family may be in several of. */
export const perGroup = (by: string, epsilon: number, most = 1): Charge => ({
  by: [by],
  per: 'week',
  epsilon,
  most,
});

/** The nation by month and quarter is asked most; each week of a state errs by one family. */
const OTHERS = [
  nation('month', 0.55),
  nation('quarter', 0.55),
  nation('year', 0.15),
  nation('week', 0.2),
  perState(0.95),
];

const GUARDED = [nation('month', 0.15), nation('quarter', 0.15), perState(0.5)];

/** Left for groups, which share it. */
const FOR_GROUPS = { guarded: 0.2, other: 0.6 } as const;

/** By each grouping, the groups of it that a family counts in at most in a week. */
type Groups = Readonly<Record<string, number>>;

const groupCharges = (groups: Groups, left: number): readonly Charge[] => {
  const all = Object.entries(groups);
  return all.map(([by, most]) =>
    perGroup(by, Math.floor((left / all.length / most) * 100 + 1e-9) / 100, most),
  );
};

/** The usual ledger of a measure. */
export const usualCharges = (groups: Groups = {}): readonly Charge[] => [
  ...groupCharges(groups, FOR_GROUPS.other),
  ...OTHERS,
];

/** Charges for crises, denials, appeals and votes on answers. */
export const guardedCharges = (groups: Groups = {}): readonly Charge[] => [
  ...groupCharges(groups, FOR_GROUPS.guarded),
  ...GUARDED,
];
