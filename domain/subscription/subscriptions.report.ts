import { say } from '../kernel/message.ts';
import { slotsOf, UNITS } from '../reports/days.ts';
import type { FamilyHistory } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import type { ReportParams, Row } from '../reports/report.ts';
import { FAMILY_MONTHLY_CENTS, FIRST_TIER, PLUS_MONTHLY_CENTS } from './subscription.constants.ts';
import { followPlans, type PlanVisit, planMeasureOf } from './tier-history.ts';

export const subscriptions = familyReport({
  id: 'subscriptions',
  version: 4,
  title: say('Subscriptions and recurring revenue'),
  describes: say(
    'Families that pay for each plan at the end of each period, what they pay per month at the plans’ prices, and the families whose plan changed. Trials and gifts bring nothing.',
  ),
  types: ['SubscriptionStarted', 'PlanChanged', 'SubscriptionEnded', 'AccountErased'],
  groupings: UNITS,
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    { id: 'plus', label: say('On Plus'), type: 'families' },
    { id: 'family', label: say('On Family'), type: 'families' },
    {
      id: 'revenue',
      label: say('Monthly recurring revenue'),
      type: 'cents',
      each: { plus: PLUS_MONTHLY_CENTS, family: FAMILY_MONTHLY_CENTS },
    },
    { id: 'started', label: say('Started to pay'), type: 'families' },
    { id: 'moved', label: say('Switched between paid plans'), type: 'families' },
    { id: 'stopped', label: say('Stopped paying'), type: 'families' },
  ],
  chart: { kind: 'line', x: 'period', y: ['revenue'] },
  measure: planMeasureOf,
  rows: (families, params) => rowsOf(families, params),
});

/** The change in the number of families on a plan since a period. */
interface Change {
  plus: number;
  family: number;
}

const rowsOf = (families: readonly FamilyHistory[], params: ReportParams): readonly Row[] => {
  const slots = slotsOf(params.groupBy, params);
  const before: Change = { plus: 0, family: 0 };
  const periods = slots.names.map((name) => ({
    name,
    change: { plus: 0, family: 0 },
    started: new Set<FamilyHistory>(),
    moved: new Set<FamilyHistory>(),
    stopped: new Set<FamilyHistory>(),
  }));
  for (const family of families)
    family.each(
      followPlans((visit) => {
        if (visit.paidBefore === visit.paid) return;
        const slot = slots.indexOf(visit.day);
        const period = periods[slot];
        if (slot === -1) changePlans(before, visit);
        if (period === undefined) return;
        changePlans(period.change, visit);
        period[acts(visit)].add(family);
      }),
    );
  let { plus, family } = before;
  return periods.map(({ name, change, started, moved, stopped }) => {
    plus += change.plus;
    family += change.family;
    return [name, plus, family, started.size, moved.size, stopped.size];
  });
};

const changePlans = (change: Change, { paidBefore, paid }: PlanVisit): void => {
  if (paidBefore !== 'free') change[paidBefore] -= 1;
  if (paid !== 'free') change[paid] += 1;
};

const acts = ({ paidBefore, paid }: PlanVisit): 'started' | 'moved' | 'stopped' => {
  if (paidBefore === FIRST_TIER) return 'started';
  return paid === FIRST_TIER ? 'stopped' : 'moved';
};
