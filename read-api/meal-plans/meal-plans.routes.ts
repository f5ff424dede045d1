import {
  dietaryProfilesRowSchema,
  type KeptProfile,
} from '@hearthway/domain/dietary/dietary-profiles.view.ts';
import type { SeenChildren } from '@hearthway/domain/household-scopes/seen-children.ts';
import { SWAPS_OFFERED } from '@hearthway/domain/meal-plans/meal-plans.constants.ts';
import {
  mealParamsSchema,
  mealPlansQuerySchema,
  mealPlansSchema,
  swapsSchema,
} from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { mealPlansRowSchema } from '@hearthway/domain/meal-plans/meal-plans.view.ts';
import { type Kitchen, swapsFor } from '@hearthway/domain/meal-plans/plan-meals.ts';
import { toPlannedChild } from '@hearthway/domain/meal-plans/planned-child.ts';
import { NO_WEEKS, type PlannedWeek } from '@hearthway/domain/meal-plans/planned-weeks.ts';
import { minutesOf } from '@hearthway/domain/meal-plans/serve.ts';
import { previewOf, shoppingLines } from '@hearthway/domain/meal-plans/shopping-lines.ts';
import {
  shoppingListSchema,
  shoppingQuerySchema,
} from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import { EMPTY_LIST } from '@hearthway/domain/meal-plans/shopping-list.decider.ts';
import { shoppingListRowSchema } from '@hearthway/domain/meal-plans/shopping-list.view.ts';
import { hasProblems, showWeek } from '@hearthway/domain/meal-plans/show-week.ts';
import { recipeMarksSchema } from '@hearthway/domain/recipes/recipes.contract.ts';
import type { Speech } from '@hearthway/domain/recipes/speech.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import { createReadSeen } from '../household/read-seen.ts';
import type { ReadDependencies } from '../read-part.ts';
import type { OpenBook } from '../recipes/recipe-book.ts';

/** Weeks of a family, with the current data that they are checked against. */
interface Read {
  readonly weeks: readonly PlannedWeek[];
  /** All children of the family; its wishes do not belong to any week. */
  readonly kitchen: Omit<Kitchen, 'wishes'>;
  readonly speech: Speech;
}

/** Leaves out the weeks that are for none of the children that the caller sees, and the other children of a week. */
const weeksSeen = (
  weeks: readonly PlannedWeek[],
  profiles: readonly Pick<KeptProfile, 'id' | 'childId'>[],
  { hasChild }: SeenChildren,
): readonly PlannedWeek[] => {
  const hidden = profiles.filter(({ childId }) => !hasChild(childId)).map(({ id }) => id);
  return hidden.length === 0
    ? weeks
    : weeks
        .map((week) => ({
          ...week,
          profileIds: week.profileIds.filter((id) => !hidden.includes(id)),
        }))
        .filter(({ profileIds }) => profileIds.length > 0);
};

/** Reads weeks, profiles, marks and recipes of the caller's own family. */
const createReadKitchen = (dependencies: ReadDependencies, openBook: OpenBook) => {
  const readPlans = ownRowReader(dependencies, 'meal_plans');
  const readProfiles = ownRowReader(dependencies, 'dietary_profiles');
  const readMarks = ownRowReader(dependencies, 'recipe_marks');
  const readSeen = createReadSeen(dependencies);
  return async (request: HttpRequest, reply: HttpReply): Promise<Read> => {
    const language = contentLanguageFor(request);
    const [plans, profiles, marks, seen, { recipes }] = await Promise.all([
      readPlans(request, reply),
      readProfiles(request, reply),
      readMarks(request, reply),
      readSeen(request, reply),
      openBook(language),
    ]);
    const titles = new Map(recipes.map(({ id, words }) => [id, words.title]));
    const marked = marks === null ? null : recipeMarksSchema.parse(marks);
    const stored = profiles === null ? [] : dietaryProfilesRowSchema.parse(profiles).profiles;
    const weeks = plans === null ? NO_WEEKS.weeks : mealPlansRowSchema.parse(plans).weeks;
    return {
      weeks: weeksSeen(weeks, stored, seen),
      kitchen: {
        children: stored
          .filter(({ removedAt, childId }) => removedAt === null && seen.hasChild(childId))
          .map((profile) => toPlannedChild(profile.id, profile)),
        recipes,
        wentWell: new Set(marked?.went_well),
      },
      speech: {
        language,
        translate: translatorIn(language),
        titleOf: (id) => titles.get(id) ?? id,
      },
    };
  };
};

/** `GET /api/dietary/plans`, and recipes that can replace a meal. */
export const addMealPlansRoutes = (
  app: HttpServer,
  dependencies: ReadDependencies,
  openBook: OpenBook,
): void => {
  const readKitchen = createReadKitchen(dependencies, openBook);

  app.get(
    '/api/dietary/plans',
    {
      config: { access: 'family', scope: 'food', about: 'seen' },
      schema: { querystring: mealPlansQuerySchema, response: { 200: mealPlansSchema } },
    },
    async (request, reply) => {
      const { weeks, kitchen, speech } = await readKitchen(request, reply);
      const week = weeks.find(({ weekStart }) => weekStart === request.query.week);
      return {
        weeks: weeks.map(({ weekStart, isKept }) => ({ weekStart, isKept })),
        week: week === undefined ? null : showWeek(week, { ...kitchen, wishes: week }, speech),
      };
    },
  );

  app.get(
    '/api/dietary/plans/:weekStart/days/:date/:meal/swaps',
    {
      config: { access: 'family', scope: 'food', about: 'seen' },
      schema: { params: mealParamsSchema, response: { 200: swapsSchema } },
    },
    async (request, reply) => {
      const { weekStart, date, meal } = request.params;
      const { weeks, kitchen, speech } = await readKitchen(request, reply);
      const week = weeks.find((each) => each.weekStart === weekStart);
      if (week === undefined) throw refuse('UnknownWeek');
      const children = kitchen.children.filter(({ profileId }) =>
        week.profileIds.includes(profileId),
      );
      const present = week.meals.find((each) => each.date === date && each.meal === meal);
      return swapsFor(
        { ...kitchen, children, wishes: week },
        { slot: { date, meal }, kept: week.meals, seed: `${week.revision}` },
      )
        .filter(({ recipe }) => !present?.dishes.some((dish) => dish.recipeId === recipe.id))
        .slice(0, SWAPS_OFFERED)
        .map(({ recipe, children: served }) => ({
          id: recipe.id,
          title: speech.titleOf(recipe.id),
          minutes: minutesOf(recipe),
          children: served.map(({ childName }) => childName),
        }));
    },
  );

  const readList = ownRowReader(dependencies, 'shopping_list');
  app.get(
    '/api/dietary/shopping',
    {
      config: { access: 'family', scope: 'food', about: 'seen' },
      schema: { querystring: shoppingQuerySchema, response: { 200: shoppingListSchema } },
    },
    async (request, reply) => {
      const [{ weeks, kitchen, speech }, row] = await Promise.all([
        readKitchen(request, reply),
        readList(request, reply),
      ]);
      const list = row === null ? EMPTY_LIST : shoppingListRowSchema.parse(row);
      const listed = list.weeks.map(({ weekStart }) => weekStart);
      const added = weeks.find(({ weekStart }) => weekStart === request.query.week);
      return {
        lines: shoppingLines({ list, weeks, kitchen, speech }),
        weeks: listed.filter((monday) => weeks.some(({ weekStart }) => weekStart === monday)),
        preview:
          added === undefined || listed.includes(added.weekStart)
            ? null
            : previewOf(added, { kitchen, speech }),
        hasProblems: weeks
          .filter(({ weekStart }) => listed.includes(weekStart))
          .some((week) => hasProblems(week, kitchen)),
      };
    },
  );
};
