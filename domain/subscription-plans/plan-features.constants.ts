import {
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
  PLUS_RADIUS_MILES,
} from '../directory/directory.constants.ts';
import { FREE_FAVORITES_LIMIT } from '../favorites/favorites.constants.ts';
import { FREE_RECIPES } from '../recipes/recipes.constants.ts';
import {
  CHILD_LIMITS,
  FAMILY_MONTHLY_CENTS,
  HOUSEHOLD_LIMITS,
  PLUS_MONTHLY_CENTS,
  type Tier,
} from '../subscription/subscription.constants.ts';

/** In US cents. */
export const MONTHLY_CENTS: Readonly<Record<Tier, number>> = {
  free: 0,
  plus: PLUS_MONTHLY_CENTS,
  family: FAMILY_MONTHLY_CENTS,
};

/** A number is the most that a plan has of it; `all` is without a limit. */
export type PlanValue = number | 'all' | boolean;

export type PlanFeatureName =
  | 'results'
  | 'miles'
  | 'favorites'
  | 'filters'
  | 'map'
  | 'lessons'
  | 'children'
  | 'members'
  | 'profiles'
  | 'recipes'
  | 'tracking'
  | 'meal-plans'
  | 'calendar'
  | 'priority-support';

export interface PlanFeature {
  readonly name: PlanFeatureName;
  readonly on: Readonly<Record<Tier, PlanValue>>;
}

/** Features of each plan today. See docs/product-rules.md#tiers. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  { name: 'results', on: { free: FREE_RESULTS_PER_SEARCH, plus: 'all', family: 'all' } },
  { name: 'miles', on: { free: FREE_RADIUS_MILES, plus: PLUS_RADIUS_MILES, family: 'all' } },
  { name: 'favorites', on: { free: FREE_FAVORITES_LIMIT, plus: 'all', family: 'all' } },
  { name: 'filters', on: { free: false, plus: true, family: true } },
  { name: 'map', on: { free: false, plus: true, family: true } },
  { name: 'lessons', on: { free: true, plus: true, family: true } },
  { name: 'children', on: CHILD_LIMITS },
  { name: 'members', on: { ...HOUSEHOLD_LIMITS, free: false } },
  { name: 'profiles', on: CHILD_LIMITS },
  { name: 'recipes', on: { free: FREE_RECIPES, plus: 'all', family: 'all' } },
  { name: 'tracking', on: { free: true, plus: true, family: true } },
  { name: 'meal-plans', on: { free: false, plus: true, family: true } },
  { name: 'calendar', on: { free: false, plus: false, family: true } },
  { name: 'priority-support', on: { free: false, plus: true, family: true } },
];
