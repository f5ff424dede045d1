import { addDays } from '../calendar/days.ts';
import { MEALS } from './meal-plans.constants.ts';
import { type Kitchen, planMeals, type Slot, serveChosen } from './plan-meals.ts';
import { serveDish } from './serve.ts';
import { datesOf, type Meal } from './week.contract.ts';

export const slotsOf = (weekStart: string): readonly Slot[] =>
  datesOf(weekStart).flatMap((date) => MEALS.map((meal) => ({ date, meal })));

const isIn = (slots: readonly Slot[], { date, meal }: Slot): boolean =>
  slots.some((slot) => slot.date === date && slot.meal === meal);

/** Meals that change when a day is planned anew. */
export const replanDay = (
  kitchen: Kitchen,
  { meals, date, seed }: { meals: readonly Meal[]; date: string; seed: string },
): readonly Meal[] => {
  const kept = meals.filter((meal) => meal.date !== date);
  const slots = MEALS.map((meal) => ({ date, meal }));
  return withLeftovers(kitchen, { kept, changed: planMeals(kitchen, { seed, slots, kept }), seed });
};

/** Meals that change with a recipe that the family chose; undefined where it is for none of the children. */
export const swapMeal = (
  kitchen: Kitchen,
  chosen: { meals: readonly Meal[]; slot: Slot; recipeId: string | null; seed: string },
): readonly Meal[] | undefined => {
  const { meals, slot, recipeId, seed } = chosen;
  const kept = meals.filter((meal) => !isIn([slot], meal));
  const dishes = serveChosen(kitchen, { slot, recipeId, kept });
  return dishes && withLeftovers(kitchen, { kept, changed: [{ ...slot, dishes }], seed });
};

/** The meals of another week, seven days or more apart; those that fit no longer are planned anew. */
export const repeatWeek = (
  kitchen: Kitchen,
  {
    meals,
    days,
    slots,
    seed,
  }: { meals: readonly Meal[]; days: number; slots: readonly Slot[]; seed: string },
): readonly Meal[] => {
  const moved = meals
    .map((meal) => ({ ...meal, date: addDays(meal.date, days) }))
    .filter((meal) => isIn(slots, meal) && stillFits(kitchen, meal));
  const kept = moved.filter((meal) => !isOrphan(meal, moved));
  const open = slots.filter((slot) => !isIn(kept, slot));
  return [...kept, ...planMeals(kitchen, { seed, slots: open, kept })];
};

/** Every child of the plan gets a dish, and each dish is for those who get it. */
const stillFits = ({ children, recipes }: Kitchen, { dishes }: Meal): boolean =>
  children.every((child) =>
    dishes.some(({ profileIds }) => profileIds.includes(child.profileId)),
  ) &&
  dishes.every(({ profileIds, recipeId }) => {
    const group = children.filter(({ profileId }) => profileIds.includes(profileId));
    if (group.length < profileIds.length) return false;
    const recipe = recipes.find(({ id }) => id === recipeId);
    return (
      recipeId === null ||
      (recipe !== undefined && serveDish(recipe, { profileIds }, children) !== undefined)
    );
  });

/** Whether a meal is left from a dinner that is no longer there. */
const isOrphan = ({ date, dishes }: Meal, meals: readonly Meal[]): boolean => {
  const dinner = meals.find((each) => each.meal === 'dinner' && each.date === addDays(date, -1));
  return dishes.some(
    ({ isLeftover, recipeId }) =>
      isLeftover && !dinner?.dishes.some((dish) => dish.recipeId === recipeId),
  );
};

/** A lunch from a dinner that changed is planned anew. */
const withLeftovers = (
  kitchen: Kitchen,
  { kept, changed, seed }: { kept: readonly Meal[]; changed: readonly Meal[]; seed: string },
): readonly Meal[] => {
  const all = [...kept, ...changed];
  const slots = kept.filter((meal) => isOrphan(meal, all));
  if (slots.length === 0) return changed;
  const rest = all.filter((meal) => !slots.includes(meal));
  return [...changed, ...planMeals(kitchen, { seed, slots, kept: rest })];
};
