import { type HouseholdAccess, mayCall } from '@hearthway/domain/household/household-access.ts';
import type { RouteScope } from '@hearthway/domain/kernel/scopes.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';

/** Parts of a family's data to which models belong. Members of its household are told of no other model. */
const SCOPES_OF_MODELS: Readonly<Partial<Record<Model, RouteScope>>> = {
  own_children: 'children',
  child_links: 'children',
  dietary_profiles: 'food',
  food_offers: 'food',
  meal_plans: 'food',
  recipe_marks: 'food',
  shopping_list: 'food',
  favorites: 'favorites',
  call_plan: 'favorites',
  insurance_calls: 'insurance',
  denials: 'insurance',
  household: 'household',
  subscription: 'plan',
};

/** Whether a member may know that a model of the household has moved. */
export const mayHear = (access: HouseholdAccess, model: Model): boolean => {
  const scope = SCOPES_OF_MODELS[model];
  return scope !== undefined && mayCall(access, scope, 'read');
};
