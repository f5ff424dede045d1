import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { nation, perState } from '../reports/ledger.ts';
import { defineMeasure, familiesColumn } from '../reports/measure.ts';
import type { Fact, FamilyHistory } from '../reports/report.ts';
import { movedPlans, startedPaying, stoppedPaying } from './plan-measures.ts';
import {
  FAMILY_MONTHLY_CENTS,
  FIRST_TIER,
  PLANS,
  PLUS_MONTHLY_CENTS,
} from './subscription.constants.ts';
import { followPlans, planActOf } from './tier-history.ts';

const onPlan = defineMeasure({
  id: 'paid-plans',
  kinds: PLANS,
  charges: [
    nation('month', 0.6),
    nation('quarter', 0.6),
    nation('week', 0.4),
    nation('year', 0.4),
    perState(0.95),
  ],
  isAtEnd: true,
  facts: (family, _groupBy, tell) => tellPlans(family, tell),
});

export const subscriptions = familyReport({
  id: 'subscriptions',
  version: 5,
  title: say('Subscriptions and recurring revenue'),
  describes: say(
    'Families that pay for each plan at the end of each period, what they pay per month at the plans’ prices, and the families whose plan changed. Trials and gifts bring nothing.',
  ),
  types: ['SubscriptionStarted', 'PlanChanged', 'SubscriptionEnded', 'AccountErased'],
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    familiesColumn(onPlan, { id: 'plus', label: say('On Plus'), kinds: ['plus'] }),
    familiesColumn(onPlan, { id: 'family', label: say('On Family'), kinds: ['family'] }),
    {
      id: 'revenue',
      label: say('Monthly recurring revenue'),
      type: 'cents',
      each: { plus: PLUS_MONTHLY_CENTS, family: FAMILY_MONTHLY_CENTS },
    },
    familiesColumn(startedPaying, { id: 'started', label: say('Started to pay') }),
    familiesColumn(movedPlans, { id: 'moved', label: say('Switched between paid plans') }),
    familiesColumn(stoppedPaying, { id: 'stopped', label: say('Stopped paying') }),
  ],
  chart: { kind: 'line', x: 'period', y: ['revenue'] },
  acts: planActOf,
});

/** Reports periods: from the day a family starts paying for a plan to the day before it switches or stops. */
const tellPlans = (family: FamilyHistory, tell: (fact: Fact) => void): void => {
  let kind: string = FIRST_TIER;
  let from = 0;
  const end = (to: number): void => {
    if (kind !== FIRST_TIER) tell({ from, to, kind, group: '' });
  };
  family.each(
    followPlans(({ day, paidBefore, paid }) => {
      if (paidBefore === paid) return;
      end(day - 1);
      kind = paid;
      from = day;
    }),
  );
  end(Infinity);
};
