import { dayNumberOf } from '../calendar/days.ts';
import { MEALS } from './meal-plans.constants.ts';
import type { Kitchen, Slot } from './plan-meals.ts';
import type { AcceptedFood, PlannedChild } from './planned-child.ts';
import { familiarityOf, type PlannedRecipe } from './serve.ts';

/** The accepted food that a child gets with a meal, or as the meal: they take turns. Undefined where none is known. */
export const besideFor = (
  { accepted }: Pick<PlannedChild, 'accepted'>,
  { date, meal }: Slot,
): AcceptedFood | undefined =>
  accepted[(dayNumberOf(date) + MEALS.indexOf(meal)) % accepted.length];

interface Served {
  readonly recipe: PlannedRecipe;
  /** On the plate. */
  readonly foods: readonly string[];
  readonly child: PlannedChild;
  readonly wentWell: Kitchen['wentWell'];
}

/** The accepted food that is in a dish; undefined where one stands beside it. */
export const acceptedInside = ({
  recipe,
  foods,
  child,
  wentWell,
}: Served): AcceptedFood | undefined => {
  const { inside } = familiarityOf(recipe, foods, child, wentWell);
  return inside === undefined ? undefined : child.accepted[inside];
};
