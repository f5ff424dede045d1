import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import {
  PLAN_FEATURES,
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

const fromPlus = (name: MessageDescriptor): Limit => ({
  name,
  on: { free: false, plus: true, family: true },
});

const onFamily = (name: MessageDescriptor): Limit => ({
  name,
  on: { free: false, plus: false, family: true },
});

const NAMES: Readonly<Record<PlanFeatureName, MessageDescriptor>> = {
  results: msg`Results of each search`,
  miles: msg`Distance`,
  favorites: msg`Favorites`,
  filters: msg`Search filters`,
  map: msg`Map of results`,
  lessons: msg`Lessons and progress`,
  children: msg`Children`,
  profiles: msg`Dietary profiles`,
  recipes: msg`Recipes`,
  tracking: msg`Food tracking`,
  'meal-plans': msg`Meal plans`,
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

/** See docs/product-rules.md#tiers. */
export const LIMITS: readonly Limit[] = PLAN_FEATURES.map(({ name, on }) => ({
  name: NAMES[name],
  on: {
    free: wordsOf(name, on.free),
    plus: wordsOf(name, on.plus),
    family: wordsOf(name, on.family),
  },
}));

/** Parts of the plans that are still being built. */
export const LATER: readonly Limit[] = [
  fromPlus(msg`Suggestions and matching by AI`),
  fromPlus(msg`Sharing within the family`),
  fromPlus(msg`Priority support`),
  onFamily(msg`Family calendar`),
  onFamily(msg`Insurance tools`),
  onFamily(msg`Messages to providers`),
  onFamily(msg`Family reports`),
];
