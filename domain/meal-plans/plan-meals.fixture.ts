import { DAY_MS } from '../calendar/durations.constants.ts';
import TABLE from '../ingredients/ingredients.json' with { type: 'json' };
import type { Kitchen } from './plan-meals.ts';
import type { PlannedChild } from './planned-child.ts';
import type { Meal } from './week.contract.ts';

interface Entry {
  readonly id: string;
  readonly en: readonly string[];
  readonly contains?: readonly string[];
  readonly mayContain?: readonly string[];
  readonly gluten?: string;
}

/** Foods of the table as they are stored. */
export const entries: readonly Entry[] = TABLE;

/** Whether one of the children must not get a food, by the table alone. */
const isBad = (id: string, children: readonly PlannedChild[]): boolean => {
  const entry = entries.find((each) => each.id === id);
  const held = [...(entry?.contains ?? []), ...(entry?.mayContain ?? [])];
  return children.some(
    ({ avoided: { watched, foods } }) =>
      entry === undefined ||
      foods.includes(id) ||
      watched.some((each) =>
        each === 'gluten' ? entry.gluten !== undefined : held.includes(each),
      ),
  );
};

/** Whether the dinner of the day before was this recipe. */
const isLeft = (meals: readonly Meal[], date: string, recipeId: string | null): boolean =>
  meals.some(
    ({ meal, dishes, ...dinner }) =>
      meal === 'dinner' &&
      Date.parse(dinner.date) === Date.parse(date) - DAY_MS &&
      dishes.some((dish) => dish.recipeId === recipeId),
  );

/** Faults of a week, by a slow second look that uses the table of ingredients alone. */
export const faultsOf = (
  { children, recipes, wishes }: Kitchen,
  meals: readonly Meal[],
): readonly string[] =>
  children.flatMap((child) => {
    const { textures } = child.avoided;
    const own = meals.map((meal) => ({
      ...meal,
      dishes: meal.dishes.filter(({ profileIds }) => profileIds.includes(child.profileId)),
    }));
    const eaten = new Set(child.accepted.flatMap(({ ids }) => ids));
    const perMeal = own.flatMap(({ date, meal, dishes }) => {
      const at = `${date} ${meal}`;
      const [dish, ...others] = dishes;
      if (dish === undefined || others.length > 0) return [`${at}: ${dishes.length} dishes`];
      const recipe = recipes.find(({ id }) => id === dish.recipeId)?.data;
      if (recipe === undefined) return dish.recipeId === null ? [] : [`${at}: unknown recipe`];
      const group = children.filter(({ profileId }) => dish.profileIds.includes(profileId));
      const unfit = recipe.lines.filter(
        ({ food, swap, isOptional }) =>
          isBad(food, group) && (swap === undefined || isBad(swap, group)) && isOptional !== true,
      );
      const dayOfWeek = new Date(`${date}T00:00:00Z`).getUTCDay();
      const isLate =
        wishes.weekdayMinutes !== null &&
        dayOfWeek > 0 &&
        dayOfWeek < 6 &&
        !dish.isLeftover &&
        recipe.prepTime + recipe.cookTime > wishes.weekdayMinutes;
      return [
        ...unfit.map(({ food }) => `${at}: ${food}`),
        ...(recipe.textures.some((texture) => textures.includes(texture))
          ? [`${at}: texture`]
          : []),
        ...(dish.isLeftover && !isLeft(meals, date, dish.recipeId)
          ? [`${at}: nothing is left`]
          : []),
        ...(isLate ? [`${at}: late`] : []),
      ];
    });
    // New at least is a dish in which nothing is that the child eats.
    const isNew = (recipeId: string | null): boolean => {
      const recipe = recipes.find(({ id }) => id === recipeId)?.data;
      return (
        recipe !== undefined &&
        eaten.size > 0 &&
        recipe.lines.every(({ food, swap }) => !eaten.has(food) && !eaten.has(swap ?? ''))
      );
    };
    const days = [...new Set(own.map(({ date }) => date))];
    const crowded = days.filter(
      (day) =>
        own.filter(({ date, dishes }) => date === day && isNew(dishes[0]?.recipeId ?? null))
          .length > 1,
    );
    const named = child.accepted.flatMap(({ ids }) => ids.filter((id) => isBad(id, [child])));
    // A dish of those who eat along stands on the same table.
    const beside = meals.flatMap(({ date, meal, dishes }) =>
      dishes
        .filter(({ profileIds }) => profileIds.length === 0)
        .flatMap(({ recipeId }) => recipes.find(({ id }) => id === recipeId)?.data.lines ?? [])
        .filter(
          ({ food, swap, isOptional }) =>
            isBad(food, children) &&
            (swap === undefined || isBad(swap, children)) &&
            isOptional !== true,
        )
        .map(({ food }) => `${date} ${meal}: ${food} on the table`),
    );
    return [
      ...perMeal,
      ...beside,
      ...crowded.map((date) => `${date}: more than one step`),
      ...named.map((id) => `accepted food ${id} must not be named`),
    ];
  });
