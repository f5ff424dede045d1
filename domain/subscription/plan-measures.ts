import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure } from '../reports/measure.ts';
import type { FamilyHistory, Measure } from '../reports/report.ts';
import { FIRST_TIER } from './subscription.constants.ts';
import { followPlans, LEAVING, NO_REASON, type PlanVisit } from './tier-history.ts';

const changes =
  (isMatch: (visit: PlanVisit) => boolean): Measure['facts'] =>
  (family, _groupBy, tell) =>
    family.each(
      followPlans((visit) => {
        const { day, paidBefore, paid } = visit;
        if (paidBefore !== paid && isMatch(visit))
          tell({ from: day, to: day, kind: 'all', group: '' });
      }),
    );

export const startedPaying = defineMeasure({
  id: 'started-paying',
  charges: usualCharges(),
  facts: changes(({ paidBefore }) => paidBefore === FIRST_TIER),
});

export const movedPlans = defineMeasure({
  id: 'moved-plans',
  charges: usualCharges(),
  facts: changes(({ paidBefore, paid }) => paidBefore !== FIRST_TIER && paid !== FIRST_TIER),
});

/** Days on which a family started and stopped paying; `end` is infinite for one still paying. */
interface Stint {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

const stintsOf = (family: FamilyHistory): readonly Stint[] => {
  const stints: Stint[] = [];
  let start: number | undefined;
  let leaving = NO_REASON;
  family.each(
    followPlans(({ kind, what, day, paidBefore, paid }) => {
      if (kind === LEAVING) leaving = what;
      if (paidBefore === paid) return;
      if (paidBefore === FIRST_TIER) start = day;
      if (paid !== FIRST_TIER || start === undefined) return;
      const isSaid = what === 'requested' && leaving !== NO_REASON;
      stints.push({ start, end: day, reason: isSaid ? leaving : what });
      start = undefined;
    }),
  );
  return start === undefined ? stints : [...stints, { start, end: Infinity, reason: '' }];
};

/** Counts families that paid at any time within a cell. */
export const paying = defineMeasure({
  id: 'paying',
  charges: usualCharges(),
  facts: (family, _groupBy, tell) => {
    for (const { start, end } of stintsOf(family))
      tell({ from: start, to: end, kind: 'all', group: '' });
  },
});

export const stoppedPaying = defineMeasure({
  id: 'stopped-paying',
  charges: usualCharges({ reason: 1 }),
  facts: (family, groupBy, tell) => {
    for (const { end, reason } of stintsOf(family))
      if (end !== Infinity)
        tell({
          from: end,
          to: end,
          kind: 'all',
          group: groupBy === 'reason' ? `reason: ${reason}` : '',
        });
  },
});
