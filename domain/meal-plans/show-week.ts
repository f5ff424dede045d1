import { ingredientName } from '../ingredients/ingredients.ts';
import { say } from '../kernel/message.ts';
import { AVOIDS_NOTHING, type Fit, fitOf } from '../recipes/fit.ts';
import { changeWords, lineChangeWords, reasonLine } from '../recipes/recipe-words.ts';
import type { Speech } from '../recipes/speech.ts';
import { acceptedInside, besideFor } from './beside.ts';
import { conflictLines } from './conflict-words.ts';
import { MEALS } from './meal-plans.constants.ts';
import type { DishShown, MealShown, WeekShown } from './meal-plans.contract.ts';
import type { Kitchen, Slot } from './plan-meals.ts';
import type { PlannedChild } from './planned-child.ts';
import type { PlannedWeek } from './planned-weeks.ts';
import { familiarityOf, isStep, minutesOf, type PlannedRecipe, serveDish } from './serve.ts';
import { type Dish, datesOf, type Meal } from './week.contract.ts';

/**
 * A week as the profiles, the recipes and the table of foods are now: what has changed since it was planned shows
 * as a problem of its meal. Nothing of that is stored.
 */
export const showWeek = (week: PlannedWeek, kitchen: Kitchen, speech: Speech): WeekShown => {
  const { weekStart, revision, isKept, profileIds, weekdayMinutes, hasLeftovers, eaters } = week;
  const children = childrenOf(profileIds, kitchen);
  const own = { ...kitchen, children, wishes: week };
  const days = datesOf(weekStart).map((date) => ({
    date,
    meals: MEALS.flatMap((name) => {
      const meal = week.meals.find((each) => each.date === date && each.meal === name);
      return meal === undefined ? [] : [showMeal(meal, own, speech)];
    }),
  }));
  const problems = days.flatMap(({ meals }) =>
    meals.filter(({ dishes }) => dishes.some((dish) => dish.problems.length > 0)),
  );
  return {
    weekStart,
    revision,
    isKept,
    profileIds,
    children: children.map(({ childName }) => childName),
    weekdayMinutes,
    hasLeftovers,
    eaters,
    days,
    notices: [
      ...(children.length === 0
        ? [speech.translate(say('The children of this week have no profile any more.'))]
        : []),
      ...conflictLines(own, speech),
      ...children.flatMap((child) => noticesAbout(child, speech)),
    ],
    problems: problems.length,
  };
};

/** Whether `showWeek` finds a problem. */
export const hasProblems = (
  { profileIds, meals }: Pick<PlannedWeek, 'profileIds' | 'meals'>,
  kitchen: Pick<Kitchen, 'children' | 'recipes'>,
): boolean => {
  const children = childrenOf(profileIds, kitchen);
  return meals.some(({ dishes }) =>
    dishesLeft(dishes, { children }).some((dish) => {
      const recipe = kitchen.recipes.find(({ id }) => id === dish.recipeId);
      return recipe === undefined
        ? dish.recipeId !== null
        : serveDish(recipe, dish, children) === undefined;
    }),
  );
};

/** A dish goes with its children, unless none of the week is left. */
const dishesLeft = (dishes: readonly Dish[], kitchen: Pick<Kitchen, 'children'>): readonly Dish[] =>
  dishes.filter(
    ({ profileIds }) =>
      profileIds.length === 0 ||
      kitchen.children.length === 0 ||
      childrenOf(profileIds, kitchen).length > 0,
  );

/** So many foods leave room for a week with few repetitions. */
const MANY_FOODS = 8;

const noticesAbout = (
  { childName: name, accepted, doubtful, hasUnchecked }: PlannedChild,
  { translate }: Speech,
): readonly string[] => [
  ...(hasUnchecked
    ? [translate(say('{name} has an allergy that we can’t check. Read every label.', { name }))]
    : []),
  ...(accepted.length === 0
    ? [
        translate(
          say(
            'We know no food that {name} eats for sure. Add some to the profile, and each meal will have one.',
            { name },
          ),
        ),
      ]
    : []),
  ...(accepted.length > 0 && accepted.length < MANY_FOODS
    ? [
        translate(
          say(
            'The more foods that {name} eats are in the profile, the more recipes can be planned.',
            { name },
          ),
        ),
      ]
    : []),
  ...(doubtful.length > 0
    ? [
        translate(
          say('Not named here, since it may hold what {name} must avoid: {foods}', {
            name,
            foods: doubtful.join(' · '),
          }),
        ),
      ]
    : []),
];

const showMeal = (
  { date, meal, dishes: planned }: Meal,
  kitchen: Kitchen,
  speech: Speech,
): MealShown => {
  const dishes = dishesLeft(planned, kitchen);
  const shown = dishes.map((dish) => showDish(dish, { date, meal }, kitchen, speech));
  const [first, ...others] = dishes;
  const recipe = kitchen.recipes.find(({ id }) => id === first?.recipeId);
  const notes = others
    .flatMap(({ profileIds }) => childrenOf(profileIds, kitchen))
    .map((child) => notFor(child, recipe, speech));
  return { meal, dishes: shown, notes: recipe === undefined ? [] : notes };
};

const childrenOf = (
  profileIds: readonly string[],
  { children }: Pick<Kitchen, 'children'>,
): readonly PlannedChild[] => children.filter(({ profileId }) => profileIds.includes(profileId));

const notFor = (
  { childName: name, avoided }: PlannedChild,
  recipe: PlannedRecipe | undefined,
  speech: Speech,
): string => {
  const reason = recipe && reasonIn(fitOf(recipe.data, avoided), speech);
  return reason === undefined
    ? speech.translate(say('Not for {name}: one new thing a day is enough', { name }))
    : speech.translate(say('Not for {name}: {reason}', { name, reason }));
};

const reasonIn = ({ reasons: [first] }: Fit, { language, translate }: Speech): string | undefined =>
  first && reasonLine(first, (id) => ingredientName(id, language), translate);

const showDish = (
  { profileIds, recipeId, isLeftover }: Dish,
  slot: Slot,
  kitchen: Kitchen,
  speech: Speech,
): DishShown => {
  const { language, translate, titleOf } = speech;
  const children = childrenOf(profileIds, kitchen);
  const names = children.map(({ childName }) => childName);
  const recipe = kitchen.recipes.find(({ id }) => id === recipeId);
  const isForOthers = profileIds.length === 0;
  const dish = { isLeftover, isForOthers, children: names, changes: [], problems: [] };
  if (recipe === undefined) {
    const isWithdrawn = recipeId !== null;
    const withdrawn = translate(say('We withdrew this recipe. Please choose another meal.'));
    return {
      ...dish,
      recipe: null,
      isWithdrawn,
      why: children.map((child) => plainLine(child, slot, speech)),
      problems: isWithdrawn ? [withdrawn] : [],
    };
  }
  const serving = serveDish(recipe, { profileIds }, kitchen.children);
  const foods = serving?.foods ?? recipe.data.lines.map(({ food }) => food);
  return {
    ...dish,
    recipe: { id: recipe.id, title: titleOf(recipe.id), minutes: minutesOf(recipe) },
    isWithdrawn: false,
    why: children.flatMap((child) => whyLines({ recipe, foods, child, slot, kitchen }, speech)),
    changes: lineChangeWords(
      serving?.fit.changes ?? [],
      (id) => ingredientName(id, language),
      translate,
    ),
    problems:
      serving === undefined
        ? problemsOf(recipe, isForOthers ? kitchen.children.map(withoutSenses) : children, speech)
        : [],
  };
};

/** A child at the table of a dish that others eat. */
const withoutSenses = (child: PlannedChild): PlannedChild => ({
  ...child,
  avoided: { ...AVOIDS_NOTHING, watched: child.avoided.watched, foods: child.avoided.foods },
});

const problemsOf = (
  recipe: PlannedRecipe,
  children: readonly PlannedChild[],
  speech: Speech,
): readonly string[] => {
  const lines = children.flatMap(({ childName: name, avoided }) => {
    const reason = reasonIn(fitOf(recipe.data, avoided), speech);
    return reason === undefined
      ? []
      : [speech.translate(say('No longer for {name}: {reason}', { name, reason }))];
  });
  const apart = say('These children can no longer share it. Please choose another meal.');
  return lines.length > 0 ? lines : [speech.translate(apart)];
};

interface Served {
  readonly recipe: PlannedRecipe;
  /** On the plate. */
  readonly foods: readonly string[];
  readonly child: PlannedChild;
  readonly slot: Slot;
  readonly kitchen: Kitchen;
}

const whyLines = (
  { recipe, foods, child, slot, kitchen }: Served,
  { translate }: Speech,
): readonly string[] => {
  const { childName: name, accepted } = child;
  if (accepted.length === 0) return [];
  const { wentWell } = kitchen;
  const { familiarity } = familiarityOf(recipe, foods, child, wentWell);
  const eaten = acceptedInside({ recipe, foods, child, wentWell });
  const known =
    eaten === undefined
      ? translate(say('Beside it for {name}: {food}', { name, food: lineFor(child, slot) }))
      : translate(say('Because {name} eats {food}', { name, food: eaten.food }));
  if (!isStep(familiarity, child)) return [known];
  const changes =
    familiarity === 'small-step' && recipe.data.resembles !== undefined
      ? changeWords(recipe.data.resembles, translate).join(', ')
      : '';
  const step =
    changes === ''
      ? translate(say('Something new for {name} today', { name }))
      : translate(say('A small step for {name}: {changes}', { name, changes }));
  return [known, step];
};

const plainLine = (child: PlannedChild, slot: Slot, { translate }: Speech): string => {
  const { childName: name, accepted } = child;
  return accepted.length === 0
    ? translate(say('For {name}: choose a food that you know is fine', { name }))
    : translate(say('For {name}: {food}', { name, food: lineFor(child, slot) }));
};

const lineFor = (child: PlannedChild, slot: Slot): string => besideFor(child, slot)?.line ?? '';
