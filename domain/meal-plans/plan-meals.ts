import { addDays } from '../calendar/days.ts';
import { drawOf } from '../kernel/draw.ts';
import { MEALS, type MealName, STEPS_PER_DAY } from './meal-plans.constants.ts';
import type { PlannedChild } from './planned-child.ts';
import {
  type Familiarity,
  familiarityOf,
  isStep,
  minutesOf,
  type PlannedRecipe,
  type Serving,
  serve,
  serveDish,
} from './serve.ts';
import { type Dish, isWeekday, type Meal, type Wishes } from './week.contract.ts';

/** Inputs of a meal plan. */
export interface Kitchen {
  readonly children: readonly PlannedChild[];
  readonly recipes: readonly PlannedRecipe[];
  readonly wishes: Wishes;
  /** Ids of recipes that the family marked as successful. */
  readonly wentWell: ReadonlySet<string>;
}

export type Slot = Pick<Meal, 'date' | 'meal'>;

interface PlanOptions {
  readonly seed: string;
  /** Slots to fill. */
  readonly slots: readonly Slot[];
  /** Fixed meals, on these days and others. */
  readonly kept?: readonly Meal[];
}

/** Recipe considered for a meal. */
export interface Candidate {
  readonly recipe: PlannedRecipe;
  readonly children: readonly PlannedChild[];
  readonly score: number;
}

const isSlot = (one: Slot, other: Slot): boolean =>
  one.date === other.date && one.meal === other.meal;

/**
 * Fills meals, deterministically for a seed. In each meal one recipe serves as many children as possible; the
 * others get another recipe, or foods that they eat. If no recipe suits a child, fellow eaters get one that
 * is safe at the same table. No child gets a forbidden food, or more than one step to something new per day.
 * Slots are filled day by day, starting with the meal whose turn it is to be new.
 */
export const planMeals = (kitchen: Kitchen, { seed, slots, kept = [] }: PlanOptions): Meal[] => {
  const table = layTable(kitchen, seed);
  const filled: Meal[] = [];
  const taken = (): readonly Meal[] => [...kept, ...filled];
  const days = [...new Set(slots.map(({ date }) => date))].toSorted();
  for (const date of days) {
    const open = MEALS.filter((meal) => slots.some((slot) => isSlot(slot, { date, meal })));
    const leftovers = open.includes('lunch')
      ? table.leftovers({ date, taken: taken() })
      : undefined;
    if (leftovers !== undefined) filled.push({ date, meal: 'lunch', dishes: [leftovers] });
    for (const meal of inTurn(open, `${seed} ${date}`)) {
      if (leftovers !== undefined && meal === 'lunch') continue;
      filled.push({ date, meal, dishes: table.fill({ date, meal }, taken()) });
    }
  }
  return filled.toSorted(byTime);
};

/** Serves a recipe that the family chose for a meal; undefined if it suits none of the children. */
export const serveChosen = (
  kitchen: Kitchen,
  { slot, recipeId, kept }: { slot: Slot; recipeId: string | null; kept: readonly Meal[] },
): readonly Dish[] | undefined => {
  const others = kept.filter((meal) => !isSlot(meal, slot));
  const table = layTable(kitchen, recipeId ?? '');
  if (recipeId === null) return [plainFor(kitchen.children)];
  const chosen = table.offers(slot, others).find(({ recipe }) => recipe.id === recipeId);
  return chosen && table.fill(slot, others, chosen);
};

/** Lists alternative recipes for a meal, those for most children first and those for none last. */
export const swapsFor = (
  kitchen: Kitchen,
  { slot, kept, seed }: { slot: Slot; kept: readonly Meal[]; seed: string },
): readonly Candidate[] =>
  layTable(kitchen, seed).offers(
    slot,
    kept.filter((meal) => !isSlot(meal, slot)),
  );

export const byTime = (one: Slot, other: Slot): number =>
  one.date.localeCompare(other.date) || MEALS.indexOf(one.meal) - MEALS.indexOf(other.meal);

const inTurn = (meals: readonly MealName[], draw: string): readonly MealName[] => {
  const at = drawOf(draw) % MEALS.length;
  return [...MEALS.slice(at), ...MEALS.slice(0, at)].filter((meal) => meals.includes(meal));
};

const plainFor = (children: readonly Pick<PlannedChild, 'profileId'>[]): Dish => ({
  profileIds: children.map(({ profileId }) => profileId),
  recipeId: null,
  isLeftover: false,
});

/** Searches one kitchen, caching how each recipe serves each group of children. */
const layTable = ({ children: all, recipes, wishes, wentWell }: Kitchen, seed: string) => {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const served = new Map<string, Serving | undefined>();
  const serveTo = (recipe: PlannedRecipe, group: readonly PlannedChild[]): Serving | undefined => {
    const key = [recipe.id, ...group.map(({ profileId }) => profileId)].join(' ');
    if (!served.has(key)) served.set(key, serve(recipe, group));
    return served.get(key);
  };
  const known = new Map<string, Familiarity>();
  const familiarTo = (
    recipe: PlannedRecipe,
    { foods }: Serving,
    child: PlannedChild,
  ): Familiarity => {
    const key = [recipe.id, child.profileId, ...foods].join(' ');
    const found = known.get(key) ?? familiarityOf(recipe, foods, child, wentWell).familiarity;
    known.set(key, found);
    return found;
  };

  /** Counts a child's steps to something new on that day. */
  const stepsOf = (child: PlannedChild, date: string, taken: readonly Meal[]): number =>
    taken
      .filter((meal) => meal.date === date)
      .flatMap(({ dishes }) => dishes)
      .filter(({ profileIds, recipeId }) => {
        const recipe = recipeId === null ? undefined : byId.get(recipeId);
        if (recipe === undefined || !profileIds.includes(child.profileId)) return false;
        const group = all.filter(({ profileId }) => profileIds.includes(profileId));
        const serving = serveTo(recipe, group);
        return serving === undefined || isStep(familiarTo(recipe, serving, child), child);
      }).length;

  /** Finds the largest group of these children that can share the recipe as one identical dish. */
  const groupFor = (
    recipe: PlannedRecipe,
    children: readonly PlannedChild[],
    mayStep: ReadonlySet<PlannedChild>,
  ): readonly PlannedChild[] => {
    let group: readonly PlannedChild[] = [];
    for (const child of children) {
      const next = [...group, child];
      if (serveTo(recipe, next) !== undefined) group = next;
    }
    // A swap for one child can make the dish new for another.
    for (;;) {
      const serving = group.length === 0 ? undefined : serveTo(recipe, group);
      if (serving === undefined) return [];
      const fine = group.filter(
        (child) => mayStep.has(child) || !isStep(familiarTo(recipe, serving, child), child),
      );
      if (fine.length === group.length) return group;
      group = fine;
    }
  };

  const inTime = ({ date, meal }: Slot): readonly PlannedRecipe[] => {
    const minutes = isWeekday(date) ? wishes.weekdayMinutes : null;
    return recipes.filter(
      (recipe) => suits(meal, recipe) && (minutes === null || minutesOf(recipe) <= minutes),
    );
  };

  const candidates = (
    { date, meal }: Slot,
    taken: readonly Meal[],
    children: readonly PlannedChild[] = all,
  ): readonly Candidate[] => {
    const mayStep = new Set(
      children.filter((child) => stepsOf(child, date, taken) < STEPS_PER_DAY),
    );
    const dishes = taken.flatMap((each) => each.dishes.map((dish) => ({ ...dish, ...each })));
    return inTime({ date, meal })
      .flatMap((recipe): readonly Candidate[] => {
        const same = dishes.filter(({ recipeId }) => recipeId === recipe.id);
        if (same.some((dish) => dish.date === date)) return [];
        const group = groupFor(recipe, children, mayStep);
        const serving = group.length === 0 ? undefined : serveTo(recipe, group);
        if (serving === undefined) return [];
        const steps = group.filter((child) => mayStep.has(child));
        const small = steps.filter((child) => familiarTo(recipe, serving, child) === 'small-step');
        const far = steps.filter(
          (child) => isStep(familiarTo(recipe, serving, child), child) && !small.includes(child),
        );
        const score =
          group.length * 8 +
          small.length * 4 +
          far.length -
          same.length * 3 -
          serving.fit.changes.length * 0.5 +
          (recipe.data.category === meal ? 2 : 0) +
          (drawOf(`${seed} ${date} ${meal} ${recipe.id}`) / 2 ** 32) * 3;
        return [{ recipe, children: group, score }];
      })
      .toSorted(
        (one, other) =>
          other.children.length - one.children.length ||
          other.score - one.score ||
          one.recipe.id.localeCompare(other.recipe.id),
      );
  };

  /** Finds recipes for fellow eaters while each child gets foods of their own. */
  const besideChildren = ({ date, meal }: Slot, taken: readonly Meal[]): readonly Candidate[] => {
    if (wishes.eaters === 0) return [];
    const planned = taken.flatMap(({ dishes }) => dishes.map(({ recipeId }) => recipeId));
    return inTime({ date, meal })
      .filter((recipe) => serveDish(recipe, { profileIds: [] }, all) !== undefined)
      .map((recipe) => {
        const times = planned.filter((id) => id === recipe.id).length;
        const draw = drawOf(`${seed} ${date} ${meal} ${recipe.id}`) / 2 ** 32;
        const own = recipe.data.category === meal ? 1 : 0;
        return { recipe, children: [], score: own + draw - times * 3 };
      })
      .toSorted(
        (one, other) => other.score - one.score || one.recipe.id.localeCompare(other.recipe.id),
      );
  };

  const offers = (slot: Slot, taken: readonly Meal[]): readonly Candidate[] => {
    const forChildren = candidates(slot, taken);
    const ids = new Set(forChildren.map(({ recipe }) => recipe.id));
    return [
      ...forChildren,
      ...besideChildren(slot, taken).filter(({ recipe }) => !ids.has(recipe.id)),
    ];
  };

  const fill = (slot: Slot, taken: readonly Meal[], first?: Candidate): readonly Dish[] => {
    const dishes: Dish[] = [];
    let left = all;
    for (let next = first ?? offers(slot, taken)[0]; next !== undefined; ) {
      const { recipe, children } = next;
      const profileIds = children.map(({ profileId }) => profileId);
      dishes.push({ profileIds, recipeId: recipe.id, isLeftover: false });
      left = left.filter((child) => !children.includes(child));
      const soFar = [...taken, { ...slot, dishes }];
      next = left.length === 0 ? undefined : candidates(slot, soFar, left)[0];
    }
    return left.length === 0 ? dishes : [...dishes, plainFor(left)];
  };

  /** Serves yesterday’s dinner to all, if it keeps; never two days running. */
  const leftovers = ({
    date,
    taken,
  }: {
    date: string;
    taken: readonly Meal[];
  }): Dish | undefined => {
    const yesterday = addDays(date, -1);
    const mealOf = (meal: MealName) =>
      taken.find((each) => isSlot(each, { date: yesterday, meal }));
    const [dish, ...others] = mealOf('dinner')?.dishes ?? [];
    if (!wishes.hasLeftovers || dish?.recipeId == null || others.length > 0) return undefined;
    if (mealOf('lunch')?.dishes.some(({ isLeftover }) => isLeftover)) return undefined;
    const recipe = byId.get(dish.recipeId);
    if (recipe === undefined || recipe.data.storage === 'fresh') return undefined;
    if (dish.profileIds.length < all.length) return undefined;
    const serving = serveTo(recipe, all);
    const isFine =
      serving !== undefined &&
      all.every(
        (child) =>
          stepsOf(child, date, taken) < STEPS_PER_DAY ||
          !isStep(familiarTo(recipe, serving, child), child),
      );
    return isFine ? { ...dish, isLeftover: true } : undefined;
  };

  return { offers, fill, leftovers };
};

/** Lunch and dinner recipes are interchangeable. */
export const suits = (meal: MealName, { data: { category } }: PlannedRecipe): boolean =>
  category === meal ||
  (meal === 'lunch' && category === 'dinner') ||
  (meal === 'dinner' && category === 'lunch');
