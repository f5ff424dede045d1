import { daysBetween } from '@hearthway/domain/calendar/days.ts';
import {
  dayParamsSchema,
  keepWeekSchema,
  mealParamsSchema,
  planWeekSchema,
  repeatWeekSchema,
  replanDaySchema,
  swapMealSchema,
  weekParamsSchema,
} from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { mealPlansDecider } from '@hearthway/domain/meal-plans/meal-plans.decider.ts';
import { planMeals } from '@hearthway/domain/meal-plans/plan-meals.ts';
import type { PlannedWeek } from '@hearthway/domain/meal-plans/planned-weeks.ts';
import { repeatWeek, replanDay, slotsOf, swapMeal } from '@hearthway/domain/meal-plans/replan.ts';
import { datesOf } from '@hearthway/domain/meal-plans/week.contract.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { createReadKitchen, requirePlus } from './kitchen.ts';

/**
 * Adds routes for weeks of meals. Planning requires a paid plan; any family may remove a week. Meals are
 * chosen from the current profiles, recipes and marks; the same request chooses the same meals.
 */
export const addMealPlansRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { readState, newId } = dependencies;
  const readKitchen = createReadKitchen(dependencies);
  const addRoute = commandRoutes(app, dependencies)(mealPlansDecider);

  const readWeek = async (familyId: string, weekStart: string): Promise<PlannedWeek> => {
    const { weeks } = await readState(mealPlansDecider, familyId);
    const week = weeks.find((each) => each.weekStart === weekStart);
    if (week === undefined) throw refuse('UnknownWeek');
    return week;
  };

  addRoute({
    route: 'PUT /api/dietary/plans/:weekStart',
    scope: 'food',
    params: weekParamsSchema,
    body: planWeekSchema,
    prepare: async ({ params: { weekStart }, body, familyId, now, commandId }) => {
      await requirePlus(dependencies, { familyId, now });
      const { revision, profileIds, ...wishes } = body;
      const kitchen = await readKitchen({ familyId, profileIds, wishes });
      if (kitchen.children.length < new Set(profileIds).size) throw refuse('UnknownDietaryProfile');
      const seed = idFor(commandId, newId);
      return {
        command: {
          command: 'plan',
          weekStart,
          revision,
          isRepeated: false,
          profileIds: kitchen.children.map(({ profileId }) => profileId),
          ...wishes,
          meals: planMeals(kitchen, { seed, slots: slotsOf(weekStart) }),
          now,
        },
      };
    },
  });

  addRoute({
    route: 'PUT /api/dietary/plans/:weekStart/repeated',
    scope: 'food',
    params: weekParamsSchema,
    body: repeatWeekSchema,
    prepare: async ({ params: { weekStart }, body, familyId, now, commandId }) => {
      await requirePlus(dependencies, { familyId, now });
      const { weekdayMinutes, hasLeftovers, eaters, ...source } = await readWeek(
        familyId,
        body.from,
      );
      const wishes = { weekdayMinutes, hasLeftovers, eaters };
      // Skips a profile that was removed since.
      const kitchen = await readKitchen({ familyId, profileIds: source.profileIds, wishes });
      if (kitchen.children.length === 0) throw refuse('UnknownDietaryProfile');
      const meals = repeatWeek(kitchen, {
        meals: source.meals,
        days: daysBetween(body.from, weekStart),
        slots: slotsOf(weekStart),
        seed: idFor(commandId, newId),
      });
      return {
        command: {
          command: 'plan',
          weekStart,
          revision: body.revision,
          isRepeated: true,
          profileIds: kitchen.children.map(({ profileId }) => profileId),
          ...wishes,
          meals,
          now,
        },
      };
    },
  });

  const openWeek = async (familyId: string, weekStart: string) => {
    const { weekdayMinutes, hasLeftovers, eaters, profileIds, meals } = await readWeek(
      familyId,
      weekStart,
    );
    const wishes = { weekdayMinutes, hasLeftovers, eaters };
    return { meals, kitchen: await readKitchen({ familyId, profileIds, wishes }) };
  };

  addRoute({
    route: 'PUT /api/dietary/plans/:weekStart/days/:date',
    scope: 'food',
    params: dayParamsSchema,
    body: replanDaySchema,
    prepare: async ({ params: { weekStart, date }, body, familyId, now, commandId }) => {
      await requirePlus(dependencies, { familyId, now });
      if (!datesOf(weekStart).includes(date)) throw refuse('UnknownWeek');
      const { meals, kitchen } = await openWeek(familyId, weekStart);
      const seed = idFor(commandId, newId);
      const changed = replanDay(kitchen, { meals, date, seed });
      return { command: { command: 'replan', weekStart, ...body, isSwap: false, meals: changed } };
    },
  });

  addRoute({
    route: 'PUT /api/dietary/plans/:weekStart/days/:date/:meal',
    scope: 'food',
    params: mealParamsSchema,
    body: swapMealSchema,
    prepare: async ({ params: { weekStart, date, meal }, body, familyId, now, commandId }) => {
      await requirePlus(dependencies, { familyId, now });
      if (!datesOf(weekStart).includes(date)) throw refuse('UnknownWeek');
      const { meals, kitchen } = await openWeek(familyId, weekStart);
      const { recipeId, revision } = body;
      const seed = idFor(commandId, newId);
      const changed = swapMeal(kitchen, { meals, slot: { date, meal }, recipeId, seed });
      if (changed === undefined) throw refuse('RecipeDoesNotFit');
      return { command: { command: 'replan', weekStart, revision, isSwap: true, meals: changed } };
    },
  });

  addRoute({
    route: 'PUT /api/dietary/plans/:weekStart/kept',
    scope: 'food',
    params: weekParamsSchema,
    body: keepWeekSchema,
    prepare: ({ params, body }) => ({ command: { command: 'keep', ...params, ...body } }),
  });
};
