import { dayNumberOf } from '../calendar/days.ts';
import { catalog } from '../contexts.ts';
import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { perGroup } from '../reports/ledger.ts';
import { defineMeasure, familiesColumn } from '../reports/measure.ts';
import { GROUP_PARTS } from '../reports/published-table.ts';
import type { ReportEvent } from '../reports/report.ts';
import { FIRST_TIER, TIERS, type Tier } from '../subscription/subscription.constants.ts';
import { followPlans, PLAN_TYPES, planActOf } from '../subscription/tier-history.ts';

/** Features by the event types that show their use. */
const FEATURES: ReadonlyMap<string, string> = new Map(
  catalog.flatMap(({ type, feature }) => (feature === undefined ? [] : [[type, feature] as const])),
);

const FEATURE_NAMES = [...new Set(FEATURES.values())];

const onPlan = defineMeasure({
  id: 'active-on-plan',
  charges: [perGroup('plan', 1)],
  facts: (family, _groupBy, tell) =>
    family.each(
      followPlans(({ kind, day, tier }) => {
        if (kind === 'use') tell({ from: day, to: day, kind: 'all', group: tier });
      }),
    ),
});

const nameOf = (feature: string, tier: Tier): string => [feature, tier].join(GROUP_PARTS);

const used = defineMeasure({
  id: 'feature-use',
  charges: [perGroup('plan', 0.4, 6)],
  facts: (family, _groupBy, tell) =>
    family.each(
      followPlans(({ kind, what, day, tier }) => {
        if (kind === 'use') tell({ from: day, to: day, kind: 'all', group: nameOf(what, tier) });
      }),
    ),
});

export const featureUse = familyReport({
  id: 'feature-use',
  version: 6,
  title: say('Use of features by plan'),
  describes: say(
    'How many families used each feature in each week of the period, by the plan they were on at the time, and what share they are of all active families on that plan.',
  ),
  types: [...FEATURES.keys(), ...PLAN_TYPES],
  columns: [
    { id: 'feature', label: say('Feature'), type: 'text' },
    { id: 'plan', label: say('Plan'), type: 'text' },
    familiesColumn(onPlan, { id: 'active', label: say('Active families') }),
    familiesColumn(used),
    {
      id: 'share',
      label: say('Share of the plan'),
      type: 'share',
      part: 'families',
      whole: 'active',
    },
  ],
  chart: { kind: 'heat-map', row: 'feature', column: 'plan', value: 'share' },
  acts: (event) =>
    PLAN_TYPES.includes(event.type)
      ? planActOf(event)
      : `use ${FEATURES.get(event.type) ?? event.type}`,
  rows: (weeks) => {
    const slots = [...weeks.keys()];
    return FEATURE_NAMES.flatMap((feature) =>
      TIERS.map((tier) => ({
        words: [feature, tier],
        sum: { groups: [nameOf(feature, tier)], slots },
        sums: { active: { groups: [tier], slots } },
      })),
    );
  },
});

/** Returns a family's plan as of an event. */
export type PlanOf = (event: Pick<ReportEvent, 'type' | 'userId' | 'data' | 'day'>) => Tier;

/** Tracks the plans of all families. Must receive every event in log order. */
export const createPlanOf = (): PlanOf => {
  const follows = new Map<string, (event: Parameters<PlanOf>[0]) => Tier>();
  return (event) => {
    const follow = follows.get(event.userId) ?? createFollow();
    follows.set(event.userId, follow);
    return follow(event);
  };
};

const createFollow = (): ((event: Parameters<PlanOf>[0]) => Tier) => {
  let plan: Tier = FIRST_TIER;
  const follow = followPlans(({ tier }) => {
    plan = tier;
  });
  return ({ type, data, day }) => {
    const act = PLAN_TYPES.includes(type) ? planActOf({ type, data }) : null;
    const [kind = '', ...what] = (act ?? 'other event').split(' ');
    follow(kind, what.join(' '), dayNumberOf(day));
    return plan;
  };
};
