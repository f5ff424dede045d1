import { mondayOf } from '@hearthway/domain/calendar/days.ts';
import { mealPlansDecider } from '@hearthway/domain/meal-plans/meal-plans.decider.ts';
import { slotsOf } from '@hearthway/domain/meal-plans/replan.ts';
import { shoppingListDecider } from '@hearthway/domain/meal-plans/shopping-list.decider.ts';
import type { Meal } from '@hearthway/domain/meal-plans/week.contract.ts';
import { recipeMarksDecider } from '@hearthway/domain/recipes/recipe-marks.decider.ts';
import type { Family, Step } from '../family.ts';
import type { SimulatedEvent } from '../recorder.ts';
import { tierOf } from '../subscription/plan.ts';

interface MealsOptions {
  /** Random if omitted. */
  readonly course?: 'everything';
}

const RECIPES = ['soft-oatmeal', 'plain-noodles-butter', 'chicken-rice-soup'];

/** Plans a week if the plan allows it; later ones are changed, kept, removed and shopped for. */
export const tendMeals =
  (family: Family, { course }: MealsOptions = {}): Step =>
  (at, sessionId) => {
    const { random, own, userId } = family;
    if (course === undefined && tierOf(family, at) === 'free') return [];
    const circumstances = family.itself(at, sessionId);
    const now = new Date(at);
    const weekStart = mondayOf(now.toISOString().slice(0, 10));
    const mealAt = (slot: Pick<Meal, 'date' | 'meal'>): Meal => ({
      ...slot,
      dishes: [{ profileIds: [userId], recipeId: random.pick(RECIPES), isLeftover: false }],
    });
    const meals = (): Meal[] => slotsOf(weekStart).map(mealAt);
    const week = () =>
      own.stateOf(mealPlansDecider).weeks.find((each) => each.weekStart === weekStart);
    const plan = (): readonly SimulatedEvent[] =>
      own.dispatch(
        mealPlansDecider,
        {
          command: 'plan',
          weekStart,
          revision: week()?.revision ?? null,
          isRepeated: random.chance(0.2),
          profileIds: [userId],
          weekdayMinutes: 30,
          hasLeftovers: true,
          eaters: 1,
          meals: meals(),
          now,
        },
        circumstances,
      );
    const swap = (): readonly SimulatedEvent[] =>
      own.dispatch(
        mealPlansDecider,
        {
          command: 'replan',
          weekStart,
          revision: week()?.revision ?? 0,
          isSwap: random.chance(0.7),
          meals: meals().slice(0, 1),
        },
        circumstances,
      );
    const shop = (): readonly SimulatedEvent[] =>
      own.dispatch(
        shoppingListDecider,
        { command: 'add-week', weekStart, without: ['salt'] },
        circumstances,
      );
    if (course === undefined)
      return week() === undefined ? plan() : random.chance(0.6) ? swap() : shop();
    const itemId = random.id();
    const [recipeId = ''] = RECIPES;
    return [
      ...plan(),
      ...swap(),
      ...own.dispatch(
        mealPlansDecider,
        { command: 'keep', weekStart, isKept: true },
        circumstances,
      ),
      ...shop(),
      ...own.dispatch(
        shoppingListDecider,
        { command: 'write', itemId, name: 'An item', note: '' },
        circumstances,
      ),
      ...own.dispatch(shoppingListDecider, { command: 'remove', itemId }, circumstances),
      ...own.dispatch(shoppingListDecider, { command: 'take-week-off', weekStart }, circumstances),
      ...own.dispatch(mealPlansDecider, { command: 'remove', weekStart }, circumstances),
      ...own.dispatch(
        recipeMarksDecider,
        { command: 'mark', recipeId, mark: 'kept', isOn: true },
        circumstances,
      ),
      ...own.dispatch(
        recipeMarksDecider,
        { command: 'tell-correction', correctionId: random.id(), recipeIds: [recipeId] },
        family.by('ingredient-corrections', at),
      ),
    ];
  };
