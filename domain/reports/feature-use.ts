import { catalog } from '../contexts.ts';
import { say } from '../kernel/message.ts';
import { FIRST_TIER, TIERS, type Tier } from '../subscription/subscription.constants.ts';
import { followPlans, PLAN_TYPES, planMeasureOf } from '../subscription/tier-history.ts';
import { dayNumberOf, isWithin } from './days.ts';
import type { FamilyHistory } from './family-log.ts';
import { familyReport } from './family-report.ts';
import type { ReportEvent, Row } from './report.ts';

/** By the types of the events that show the use of a feature. */
const FEATURES: ReadonlyMap<string, string> = new Map(
  catalog.flatMap(({ type, feature }) => (feature === undefined ? [] : [[type, feature] as const])),
);

const FEATURE_NAMES = [...new Set(FEATURES.values())];

export const featureUse = familyReport({
  id: 'feature-use',
  version: 5,
  title: say('Use of features by plan'),
  describes: say(
    'How many families used each feature in the period and how often, by the plan they were on at the time, and what share they are of all active families on that plan.',
  ),
  types: [...FEATURES.keys(), ...PLAN_TYPES],
  groupings: ['plan'],
  columns: [
    { id: 'feature', label: say('Feature'), type: 'text' },
    { id: 'plan', label: say('Plan'), type: 'text' },
    { id: 'active', label: say('Active families'), type: 'families' },
    { id: 'families', label: say('Families'), type: 'families' },
    {
      id: 'share',
      label: say('Share of the plan'),
      type: 'share',
      part: 'families',
      whole: 'active',
    },
    { id: 'count', label: say('Times'), type: 'count', of: 'families' },
  ],
  chart: { kind: 'heat-map', row: 'feature', column: 'plan', value: 'share' },
  measure: (event) =>
    PLAN_TYPES.includes(event.type)
      ? planMeasureOf(event)
      : `use ${FEATURES.get(event.type) ?? event.type}`,
  rows: (families, params) => {
    const isInPeriod = isWithin(params);
    const plans = new Map(TIERS.map((tier) => [tier, emptyPlan()]));
    for (const family of families)
      family.each(
        followPlans(({ kind, what, day, tier }) => {
          if (kind === 'use' && isInPeriod(day)) addUse(plans.get(tier), what, family);
        }),
      );
    return FEATURE_NAMES.flatMap((feature) =>
      TIERS.map((tier) => rowOf(feature, tier, plans.get(tier) ?? emptyPlan())),
    );
  },
});

/** The plan that a family is on with this event. */
export type PlanOf = (event: Pick<ReportEvent, 'type' | 'userId' | 'data' | 'day'>) => Tier;

/** Follows all families through their plans, given every event in the order of the log. */
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
    const measure = PLAN_TYPES.includes(type) ? planMeasureOf({ type, data }) : null;
    const [kind = '', ...what] = (measure ?? 'other event').split(' ');
    follow(kind, what.join(' '), dayNumberOf(day));
    return plan;
  };
};

interface Plan {
  readonly active: Set<FamilyHistory>;
  readonly features: ReadonlyMap<string, Use>;
}

interface Use {
  readonly families: Set<FamilyHistory>;
  count: number;
}

const emptyUse = (): Use => ({ families: new Set(), count: 0 });

const emptyPlan = (): Plan => ({
  active: new Set(),
  features: new Map(FEATURE_NAMES.map((feature) => [feature, emptyUse()])),
});

const addUse = (plan: Plan | undefined, feature: string, family: FamilyHistory): void => {
  const use = plan?.features.get(feature);
  if (plan === undefined || use === undefined) return;
  plan.active.add(family);
  use.families.add(family);
  use.count += 1;
};

const rowOf = (feature: string, tier: Tier, { active, features }: Plan): Row => {
  const { families, count } = features.get(feature) ?? emptyUse();
  return [feature, tier, active.size, families.size, count];
};
