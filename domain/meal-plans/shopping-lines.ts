import { addDays } from '../calendar/days.ts';
import { ingredientName, ingredientOf } from '../ingredients/ingredients.ts';
import { drawOf } from '../kernel/draw.ts';
import { plainOf } from '../kernel/plain-word.ts';
import type { Speech } from '../recipes/speech.ts';
import { acceptedInside, besideFor } from './beside.ts';
import { AISLES, type Aisle } from './meal-plans.constants.ts';
import type { Kitchen } from './plan-meals.ts';
import type { AcceptedFood, PlannedChild } from './planned-child.ts';
import type { PlannedWeek } from './planned-weeks.ts';
import { serveDish } from './serve.ts';
import { type Amount, addUp, amountKey } from './shopping-amounts.ts';
import type { ShoppingLine } from './shopping-list.contract.ts';
import type { ShoppingList } from './shopping-list.decider.ts';
import type { Dish, Meal } from './week.contract.ts';

/** A line of a recipe for as many people as eat it, or a food that a child eats beside it or in its place. */
type Need = { readonly key: string } & (
  | { readonly amount: Amount; readonly recipeId: string }
  | { readonly accepted: AcceptedFood }
);

/** Foods that most kitchens have, and water, which no one buys. */
const AT_HOME: readonly string[] = ['salt', 'black-pepper', 'olive-oil', 'canola-oil'];

const NEVER_BOUGHT: readonly string[] = ['water'];

/** Foods of a week: those of dishes that fit, as the children get them, and accepted foods beside them. */
const needsOf = (
  week: PlannedWeek,
  { children, recipes, wentWell }: Omit<Kitchen, 'wishes'>,
): readonly Need[] =>
  week.meals.flatMap((meal) =>
    meal.dishes.flatMap((dish, index): readonly Need[] => {
      const group = children.filter(({ profileId }) => dish.profileIds.includes(profileId));
      const besides = (of: readonly PlannedChild[]): readonly Need[] =>
        of
          .flatMap((child) => besideFor(child, meal) ?? [])
          .map((accepted) => ({ key: keyOf(accepted), accepted }));
      if (dish.recipeId === null) return besides(group);
      const recipe = recipes.find(({ id }) => id === dish.recipeId);
      const serving = recipe && serveDish(recipe, dish, children);
      // Children whose profile was removed eat along no more.
      const isForNobody = group.length === 0 && dish.profileIds.length > 0;
      if (recipe === undefined || serving === undefined || isForNobody) return [];
      const { foods, fit } = serving;
      const beside = besides(
        group.filter((child) => acceptedInside({ recipe, foods, child, wentWell }) === undefined),
      );
      if (dish.isLeftover) return beside;
      const people = group.length + (index === 0 ? week.eaters : 0);
      const times = isLunchToo(week, meal, dish) ? 2 : 1;
      const bought = recipe.data.lines.flatMap(({ food, amount, unit }) => {
        const change = fit.changes.find((each) => each.food === food);
        const served = change === undefined ? food : change.instead;
        if (served === null || NEVER_BOUGHT.includes(served)) return [];
        const scaled = (thirdsOf(amount) * people * times) / recipe.data.servings;
        return [{ key: served, amount: { amount: scaled, unit }, recipeId: recipe.id }];
      });
      return [...bought, ...beside];
    }),
  );

/** A food of the table by its id. Other words have a key of letters, as ids have, which is the same for them. */
const keyOf = ({ food, ids: [id, ...others] }: AcceptedFood): string =>
  id !== undefined && others.length === 0
    ? id
    : `eaten-${drawOf(plainOf(food))
        .toString(26)
        .replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;

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
      other.date === addDays(date, 1) &&
      other.dishes.some((dish) => dish.isLeftover && dish.recipeId === recipeId),
  );

/** The aisle that most of these foods are in. */
const aisleOf = (ids: readonly string[]): Aisle => {
  const aisles = ids.map((id) => AISLES.find((aisle) => aisle === ingredientOf(id)?.aisle));
  const count = (of: Aisle): number => aisles.filter((aisle) => aisle === of).length;
  const [most = 'other'] = AISLES.filter((aisle) => aisles.includes(aisle)).toSorted(
    (one, other) => count(other) - count(one),
  );
  return most;
};

const linesOf = (needs: readonly Need[], { language, titleOf }: Speech): readonly ShoppingLine[] =>
  [...new Set(needs.map(({ key }) => key))].map((key) => {
    const own = needs.filter((need) => need.key === key);
    const known = ingredientOf(key);
    const bought = own.flatMap((need) => ('amount' in need ? [need] : []));
    const eaten = own.flatMap((need) => ('accepted' in need ? [need.accepted] : []));
    const amounts = addUp(
      bought.map(({ amount }) => amount),
      known,
    );
    return {
      key,
      name: known === undefined ? (eaten[0]?.food ?? key) : ingredientName(key, language),
      aisle: aisleOf(known === undefined ? (eaten[0]?.ids ?? []) : [key]),
      amounts,
      amountKey: amountKey(amounts),
      gramsPerCup: known?.gramsPerCup ?? null,
      recipes: [...new Set(bought.map(({ recipeId }) => recipeId))].map(titleOf),
      note: [...new Set(eaten.map(({ presentation }) => presentation))]
        .filter((presentation) => presentation !== '')
        .join(' · '),
      isOwn: false,
      isTicked: false,
      hasChanged: false,
      isUsuallyAtHome: AT_HOME.includes(key),
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
      : needsOf(week, kitchen).filter(({ key }) => !without.includes(key));
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
