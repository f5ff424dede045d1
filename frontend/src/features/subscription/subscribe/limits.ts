import { TIERS, type Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import {
  PLAN_FEATURES,
  type PlanFeature,
  type PlanFeatureName,
  type PlanValue,
} from '@hearthway/domain/subscription-plans/plan-features.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One limit or feature, on each plan. A plan with `false` lacks it. */
export interface Limit {
  readonly name: MessageDescriptor;
  readonly on: Readonly<Record<Tier, MessageDescriptor | number | boolean>>;
}

/** Part of the plans that is still being built, and the plans that will have it. */
interface LaterPart {
  readonly name: MessageDescriptor;
  readonly from: readonly Tier[];
}

const NAMES: Readonly<Record<PlanFeatureName, MessageDescriptor>> = {
  results: msg`Results of each search`,
  miles: msg`Distance`,
  favorites: msg`Favorites`,
  filters: msg`Search filters`,
  map: msg`Map of results`,
  lessons: msg`Lessons and progress`,
  children: msg`Children`,
  members: msg`People who share your household`,
  profiles: msg`Dietary profiles`,
  recipes: msg`Recipes`,
  tracking: msg`Food tracking`,
  'meal-plans': msg`Meal plans`,
  calendar: msg`Family calendar`,
  'priority-support': msg`Answered first by our team`,
};

const wordsOf = (name: PlanFeatureName, value: PlanValue): MessageDescriptor | boolean => {
  if (typeof value === 'boolean') return value;
  switch (name) {
    case 'results':
      return value === 'all' ? msg`All` : msg`The first ${value}`;
    case 'recipes':
      return value === 'all' ? msg`All` : msg`${value} each week`;
    case 'miles':
      return value === 'all' ? msg`The whole country` : msg`Up to ${value} miles`;
    default:
      return value === 'all' ? msg`No limit` : msg`Up to ${value}`;
  }
};

const isOnEveryPlan = ({ on }: PlanFeature): boolean => TIERS.every((tier) => on[tier] === on.free);

const limitOf = ({ name, on }: PlanFeature): Limit => ({
  name: NAMES[name],
  on: {
    free: wordsOf(name, on.free),
    plus: wordsOf(name, on.plus),
    family: wordsOf(name, on.family),
  },
});

/** See docs/product-rules.md#starting-switching-and-leaving. */
export const DIFFERENCES: readonly Limit[] = PLAN_FEATURES.filter(
  (feature) => !isOnEveryPlan(feature),
).map(limitOf);

export const ON_EVERY_PLAN: readonly Limit[] = PLAN_FEATURES.filter(isOnEveryPlan).map(limitOf);

export const LATER: readonly LaterPart[] = [
  { name: msg`Suggestions and matching by AI`, from: ['plus', 'family'] },
  { name: msg`Messages to providers`, from: ['family'] },
  { name: msg`Family reports`, from: ['family'] },
];
