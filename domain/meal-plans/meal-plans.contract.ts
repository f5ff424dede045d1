import * as z from 'zod/mini';
import { recipeIdSchema } from '../recipes/recipes.contract.ts';
import { EATERS_MAX, MEALS, WEEKDAY_MINUTES } from './meal-plans.constants.ts';
import { isMonday } from './week.contract.ts';

const NO_WEEK = 'Please choose a week by its Monday';

const day = z.iso
  .date('Please enter a day such as 2026-11-23')
  .check(z.refine((date) => date >= '2020-01-01' && date <= '2099-12-31', 'Please choose a day'));

const monday = z.iso
  .date(NO_WEEK)
  .check(
    z.refine((date) => date >= '2020-01-01' && date <= '2099-12-31' && isMonday(date), NO_WEEK),
  );

const profileId = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Revision of the week that the page shows. */
const revision = z.int().check(z.gte(1));

export const weekParamsSchema = z.object({ weekStart: monday });

/**
 * `PUT /api/dietary/plans/{weekStart}` plans a week for some children. Replaces an existing one if `revision`
 * matches.
 */
export const planWeekSchema = z.object({
  revision: z.nullable(revision),
  profileIds: z
    .array(profileId)
    .check(z.minLength(1, 'Please choose a child'), z.maxLength(10, 'Please choose 10 at most')),
  weekdayMinutes: z.nullable(z.union(WEEKDAY_MINUTES.map((minutes) => z.literal(minutes)))),
  hasLeftovers: z.boolean(),
  eaters: z.int().check(z.gte(0), z.lte(EATERS_MAX)),
});

/**
 * `PUT /api/dietary/plans/{weekStart}/repeated` copies the meals of another week, as far as they still fit.
 */
export const repeatWeekSchema = z.object({ from: monday, revision: z.nullable(revision) });

export const dayParamsSchema = z.object({ weekStart: monday, date: day });

/** `PUT /api/dietary/plans/{weekStart}/days/{date}` replans a day. */
export const replanDaySchema = z.object({ revision });

export const mealParamsSchema = z.object({ weekStart: monday, date: day, meal: z.enum(MEALS) });

/**
 * `PUT /api/dietary/plans/{weekStart}/days/{date}/{meal}`. Null: each child gets foods that it eats, without
 * a recipe.
 */
export const swapMealSchema = z.object({ revision, recipeId: z.nullable(recipeIdSchema) });

/** `PUT /api/dietary/plans/{weekStart}/kept`. */
export const keepWeekSchema = z.object({ isKept: z.boolean() });

const lines = z.readonly(z.array(z.string()));

const dishSchema = z.object({
  /** Null if there is no recipe, or it was withdrawn. */
  recipe: z.nullable(z.object({ id: z.string(), title: z.string(), minutes: z.number() })),
  isWithdrawn: z.boolean(),
  isLeftover: z.boolean(),
  /** True if the recipe is for fellow eaters only, not for the children. */
  isForOthers: z.boolean(),
  /** Names of the children who get the dish. */
  children: lines,
  /** Sentences: reasons for the dish, and what is served beside it. */
  why: lines,
  /** Changes to the recipe, such as "olive oil for butter". */
  changes: lines,
  /** Problems since planning, such as "Not for Leo: Milk: by butter". Empty if none. */
  problems: lines,
});

export type DishShown = z.infer<typeof dishSchema>;

const mealSchema = z.object({
  meal: z.enum(MEALS),
  dishes: z.readonly(z.array(dishSchema)),
  /** Children of the plan who get none of the meal, each with the reason: "Not for Leo: …". */
  notes: lines,
});

export type MealShown = z.infer<typeof mealSchema>;

const weekSchema = z.object({
  weekStart: z.string(),
  revision: z.number(),
  isKept: z.boolean(),
  profileIds: lines,
  children: lines,
  weekdayMinutes: z.nullable(z.number()),
  hasLeftovers: z.boolean(),
  eaters: z.number(),
  days: z.readonly(z.array(z.object({ date: z.string(), meals: z.readonly(z.array(mealSchema)) }))),
  /** Sentences: wishes that no recipe meets, allergies that cannot be checked, unknown foods. */
  notices: lines,
  /** Number of meals that no longer fit, since a profile, a recipe or our food table changed. */
  problems: z.number(),
});

export type WeekShown = z.infer<typeof weekSchema>;

/** `GET /api/dietary/plans?week=`: a summary of all weeks, and one of them in full. */
export const mealPlansQuerySchema = z.object({ week: z.optional(monday) });

export const mealPlansSchema = z.object({
  weeks: z.readonly(z.array(z.object({ weekStart: z.string(), isKept: z.boolean() }))),
  week: z.nullable(weekSchema),
});

export type MealPlans = z.infer<typeof mealPlansSchema>;

/** `GET /api/dietary/plans/{weekStart}/days/{date}/{meal}/swaps`. */
export const swapsSchema = z.array(
  z.object({ id: z.string(), title: z.string(), minutes: z.number(), children: lines }),
);

export type Swaps = z.infer<typeof swapsSchema>;
