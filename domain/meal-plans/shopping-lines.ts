import { ingredientName, ingredientOf } from '../ingredients/ingredients.ts';
import { AISLES, type Aisle } from './meal-plans.constants.ts';
import type { Kitchen } from './plan-meals.ts';
import type { PlannedWeek } from './planned-weeks.ts';
import { serveDish } from './serve.ts';
import { type Amount, addUp, amountKey } from './shopping-amounts.ts';
import type { ShoppingLine } from './shopping-list.contract.ts';
import type { ShoppingList } from './shopping-list.decider.ts';
import type { Speech } from './speech.ts';
import { type Dish, dayAfter, type Meal } from './week.contract.ts';

/** A line of a recipe, for as many people as eat it. */
interface Need {
  readonly food: string;
  readonly amount: Amount;
  readonly recipeId: string;
}

/** Foods that most kitchens have, and water, which no one buys. */
const AT_HOME: readonly string[] = ['salt', 'black-pepper', 'olive-oil', 'canola-oil'];

const NEVER_BOUGHT: readonly string[] = ['water'];

/** Foods of a week: those of dishes that fit, as the children get them. */
const needsOf = (
  week: PlannedWeek,
  { children, recipes }: Omit<Kitchen, 'wishes'>,
): readonly Need[] =>
  week.meals.flatMap((meal) =>
    meal.dishes.flatMap((dish, index): readonly Need[] => {
      const recipe = recipes.find(({ id }) => id === dish.recipeId);
      if (recipe === undefined || dish.isLeftover) return [];
      const group = children.filter(({ profileId }) => dish.profileIds.includes(profileId));
      const serving = serveDish(recipe, dish, children);
      // Children whose profile was removed eat along no more.
      const isForNobody = group.length === 0 && dish.profileIds.length > 0;
      if (serving === undefined || isForNobody) return [];
      const people = group.length + (index === 0 ? week.eaters : 0);
      const times = isLunchToo(week, meal, dish) ? 2 : 1;
      return recipe.data.lines.flatMap(({ food, amount, unit }) => {
        const change = serving.fit.changes.find((each) => each.food === food);
        const served = change === undefined ? food : change.instead;
        if (served === null || NEVER_BOUGHT.includes(served)) return [];
        const scaled = (thirdsOf(amount) * people * times) / recipe.data.servings;
        return [{ food: served, amount: { amount: scaled, unit }, recipeId: recipe.id }];
      });
    }),
  );

/** Thirds are stored with two digits: 0.33 and 0.67. */
const thirdsOf = (amount: number): number => {
  const thirds = Math.round(amount * 3);
  return Math.abs(amount - thirds / 3) < 0.005 ? thirds / 3 : amount;
};

/** Whether a dinner is also lunch on the next day. */
const isLunchToo = ({ meals }: PlannedWeek, { date, meal }: Meal, { recipeId }: Dish): boolean =>
  meal === 'dinner' &&
  meals.some(
    (other) =>
      other.date === dayAfter(date) &&
      other.dishes.some((dish) => dish.isLeftover && dish.recipeId === recipeId),
  );

const aisleOf = (food: string): Aisle =>
  AISLES.find((aisle) => aisle === ingredientOf(food)?.aisle) ?? 'other';

const linesOf = (needs: readonly Need[], { language, titleOf }: Speech): readonly ShoppingLine[] =>
  [...new Set(needs.map(({ food }) => food))].map((food) => {
    const own = needs.filter((need) => need.food === food);
    const known = ingredientOf(food);
    const amounts = addUp(
      own.map(({ amount }) => amount),
      known,
    );
    return {
      key: food,
      name: ingredientName(food, language),
      aisle: aisleOf(food),
      amounts,
      amountKey: amountKey(amounts),
      gramsPerCup: known?.gramsPerCup ?? null,
      recipes: [...new Set(own.map(({ recipeId }) => recipeId))].map(titleOf),
      note: '',
      isOwn: false,
      isTicked: false,
      hasChanged: false,
      isUsuallyAtHome: AT_HOME.includes(food),
    };
  });

interface Sources {
  readonly list: ShoppingList;
  readonly weeks: readonly PlannedWeek[];
  readonly kitchen: Omit<Kitchen, 'wishes'>;
  readonly speech: Speech;
}

/** The list by aisle: foods of its weeks, as their meals are now, and own items. */
export const shoppingLines = ({
  list,
  weeks,
  kitchen,
  speech,
}: Sources): readonly ShoppingLine[] => {
  const needs = list.weeks.flatMap(({ weekStart, without }) => {
    const week = weeks.find((each) => each.weekStart === weekStart);
    return week === undefined
      ? []
      : needsOf(week, kitchen).filter(({ food }) => !without.includes(food));
  });
  const own = list.items.map(
    ({ id, name, note }): ShoppingLine => ({
      key: id,
      name,
      aisle: 'other',
      amounts: [],
      amountKey: '',
      gramsPerCup: null,
      recipes: [],
      note,
      isOwn: true,
      isTicked: false,
      hasChanged: false,
      isUsuallyAtHome: false,
    }),
  );
  const ticks = new Map(list.ticks.map(({ key, of }) => [key, of]));
  return [...linesOf(needs, speech), ...own]
    .map((line) => {
      const of = ticks.get(line.key);
      const isTicked = of === line.amountKey;
      return { ...line, isTicked, hasChanged: of !== undefined && !isTicked };
    })
    .toSorted((one, other) => byAisle(one, other, speech.language));
};

/** Lines that a week would add. */
export const previewOf = (
  week: PlannedWeek,
  { kitchen, speech }: Pick<Sources, 'kitchen' | 'speech'>,
): readonly ShoppingLine[] =>
  linesOf(needsOf(week, kitchen), speech).toSorted((one, other) =>
    byAisle(one, other, speech.language),
  );

const byAisle = (
  one: Pick<ShoppingLine, 'aisle' | 'name'>,
  other: Pick<ShoppingLine, 'aisle' | 'name'>,
  language: string,
): number =>
  AISLES.indexOf(one.aisle) - AISLES.indexOf(other.aisle) ||
  one.name.localeCompare(other.name, language);
